import { FormTextField, type FormTextFieldProps } from './FormTextField';

interface Option {
  value: string;
  label: string;
}

interface FormSelectProps extends Omit<FormTextFieldProps, 'select'> {
  options: readonly Option[];
}

/** A choice of one, as the device's own list: the best there is for a thumb. */
export function FormSelect({ options, ...rest }: FormSelectProps) {
  return (
    <FormTextField {...rest} select slotProps={{ select: { native: true } }}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </FormTextField>
  );
}
