import { readTypedTime } from '../../../shared/domain/calendar';
import { formatTime } from '../format';
import { FormTextField, type FormTextFieldProps } from './FormTextField';
import { formField, type InForm } from './useFormField';

/**
 * A time of day typed as digits ("1830"), tidied when one leaves the field. Never the browser's picker, which hides the
 * seconds. The form's value is the text; `readTypedTime` reads it for the wire.
 */
export const FormTimeField = formField<string, FormTextFieldProps>(function FormTimeField({
  value,
  setValue,
  ...rest
}: FormTextFieldProps & InForm<string>) {
  const tidy = () => {
    const time = readTypedTime(value);
    if (time !== null) setValue(formatTime(time));
  };
  return (
    <FormTextField
      {...rest}
      autoComplete="off"
      placeholder="18:30"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
      onBlurCapture={tidy}
    />
  );
});
