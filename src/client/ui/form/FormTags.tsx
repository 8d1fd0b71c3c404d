import Autocomplete from '@mui/material/Autocomplete';
import { TextField } from '../fields/TextField';
import { formField, type InForm } from './useFormField';

interface FormTagsProps {
  name: string;
  label: string;
  /** What can be chosen besides own words. */
  options: readonly string[];
  helperText?: string;
}

/** Some words, chosen or typed. A word that is typed counts also when the field is left without Enter. */
export const FormTags = formField<string[], FormTagsProps>(function FormTags({
  name,
  label,
  options,
  helperText,
  value,
  problem,
  setValue,
}: FormTagsProps & InForm<string[]>) {
  return (
    <Autocomplete<string, true, false, true>
      id={`field-${name}`}
      multiple
      freeSolo
      autoSelect
      options={options}
      value={value}
      onChange={(_, words) => setValue([...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))])}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== undefined} helperText={problem ?? helperText} />
      )}
    />
  );
});
