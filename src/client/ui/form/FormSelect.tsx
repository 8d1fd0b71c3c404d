import { SelectField, type SelectFieldProps } from '../fields/SelectField';
import { formField, type InForm } from './useFormField';

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

/** A choice of one in a form. Where one must be chosen, the option without a value only says so. */
export const FormSelect = formField<string, FormSelectProps>(function FormSelect({
  name,
  problem,
  required,
  helperText,
  options,
  onPick,
  setValue: _setValue,
  ...rest
}: FormSelectProps & InForm<string>) {
  return (
    <SelectField
      {...rest}
      name={name}
      id={`field-${name}`}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      inputProps={{ 'aria-required': required }}
      onChangeCapture={({ target }) => target instanceof HTMLSelectElement && onPick?.(target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value} disabled={required && value === ''}>
          {label}
        </option>
      ))}
    </SelectField>
  );
});
