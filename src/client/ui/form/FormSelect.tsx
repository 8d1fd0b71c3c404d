import { FormTextField, type FormTextFieldProps } from './FormTextField';

interface Option {
  value: string;
  label: string;
}

interface FormSelectProps extends Omit<FormTextFieldProps, 'select'> {
  options: readonly Option[];
  /** Told of the new choice, so that a form can fill in what follows from it. */
  onPick?: (value: string) => void;
}

/** A choice of one, as the device's own list: the best there is for a thumb. */
export function FormSelect({ options, onPick, ...rest }: FormSelectProps) {
  return (
    <FormTextField
      {...rest}
      select
      slotProps={{ select: { native: true } }}
      onChangeCapture={({ target }) => target instanceof HTMLSelectElement && onPick?.(target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </FormTextField>
  );
}
