import { useField } from 'formik';
import { FormTextField, type FormTextFieldProps } from './FormTextField';
import { tidyTime } from './typedTime';

/** A time of day typed as digits; tidied when one leaves the field. Never the browser's picker, which hides the seconds. */
export function FormTimeField({ name, ...rest }: FormTextFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  return (
    <FormTextField
      {...rest}
      name={name}
      autoComplete="off"
      placeholder="18:30"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
      onBlurCapture={() => void setValue(tidyTime(value))}
    />
  );
}
