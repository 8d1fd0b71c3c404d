import { SelectField, type SelectFieldProps } from '../fields/SelectField';
import { useFormField } from './useFormField';

interface Option {
  value: string;
  label: string;
}

interface FormSelectProps extends Pick<SelectFieldProps, 'label' | 'helperText' | 'disabled' | 'sx' | 'autoFocus'> {
  name: string;
  required?: boolean;
  options: readonly Option[];
  /** Told of the new choice, so that a form can fill in what follows from it. */
  onPick?: (value: string) => void;
}

/** A choice of one in a form. */
export function FormSelect({ name, required, helperText, options, onPick, ...rest }: FormSelectProps) {
  const { field, problem } = useFormField<string>(name);
  return (
    <SelectField
      {...rest}
      {...field}
      id={`field-${name}`}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      inputProps={{ 'aria-required': required }}
      onChangeCapture={({ target }) => target instanceof HTMLSelectElement && onPick?.(target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
