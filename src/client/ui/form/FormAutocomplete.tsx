import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';

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
export function FormAutocomplete<T>({ name, label, options, idOf, labelOf, onPick, loading, helperText }: FormAutocompleteProps<T>) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<number | null>(name);
  const wrong = touched && error !== undefined;
  return (
    <Autocomplete<T>
      id={`field-${name}`}
      options={options}
      value={options.find((option) => idOf(option) === value) ?? null}
      getOptionLabel={labelOf}
      getOptionKey={idOf}
      isOptionEqualToValue={(a, b) => idOf(a) === idOf(b)}
      loading={loading}
      onChange={(_, picked) => {
        void setValue(picked === null ? null : idOf(picked));
        onPick?.(picked);
      }}
      onBlur={() => void setTouched(true)}
      renderInput={(params) => <TextField {...params} label={label} error={wrong} helperText={wrong ? error : helperText} />}
    />
  );
}
