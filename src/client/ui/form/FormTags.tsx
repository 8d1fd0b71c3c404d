import Autocomplete from '@mui/material/Autocomplete';
import { TextField } from '../fields/TextField';
import { useFormField } from './useFormField';

interface FormTagsProps {
  name: string;
  label: string;
  /** What can be chosen besides own words. */
  options: readonly string[];
  helperText?: string;
}

/** Some words, chosen or typed. A word that is typed counts also when the field is left without Enter. */
export function FormTags({ name, label, options, helperText }: FormTagsProps) {
  const { field, problem, setValue } = useFormField<string[]>(name);
  return (
    <Autocomplete<string, true, false, true>
      id={`field-${name}`}
      multiple
      freeSolo
      autoSelect
      options={options}
      value={field.value}
      onChange={(_, words) =>
        void setValue([...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))])
      }
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== undefined} helperText={problem ?? helperText} />
      )}
    />
  );
}
