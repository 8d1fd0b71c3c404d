import Autocomplete from '@mui/material/Autocomplete';
import { TextField } from '../fields/TextField';
import { useFormField } from './useFormField';

interface FormAutocompleteProps<T> {
  name: string;
  label: string;
  options: readonly T[];
  idOf: (option: T) => number;
  labelOf: (option: T) => string;
  /** Told when a choice is made or taken back, so that a form can fill in what follows from it. */
  onPick?: (option: T | null) => void;
  loading?: boolean;
  helperText?: string;
}

/** A choice of one among many by typing; the form's value is the id, or null. */
export function FormAutocomplete<T>({
  name,
  label,
  options,
  idOf,
  labelOf,
  onPick,
  loading,
  helperText,
}: FormAutocompleteProps<T>) {
  const { field, problem, setValue } = useFormField<number | null>(name);
  return (
    <Autocomplete<T>
      id={`field-${name}`}
      options={options}
      value={options.find((option) => idOf(option) === field.value) ?? null}
      getOptionLabel={labelOf}
      getOptionKey={idOf}
      isOptionEqualToValue={(a, b) => idOf(a) === idOf(b)}
      loading={loading}
      onChange={(_, picked) => {
        setValue(picked === null ? null : idOf(picked));
        onPick?.(picked);
      }}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== undefined} helperText={problem ?? helperText} />
      )}
    />
  );
}
