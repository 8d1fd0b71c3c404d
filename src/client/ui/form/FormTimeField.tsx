import { readTypedTime } from '../../../shared/domain/calendar';
import { formatTime } from '../format';
import { useFormField } from './useFormField';
import { FormTextField, type FormTextFieldProps } from './FormTextField';

/**
 * A time of day typed as digits ("1830"), tidied when one leaves the field. Never the browser's picker, which hides the
 * seconds. The form's value is the text; `readTypedTime` reads it for the wire.
 */
export function FormTimeField({ name, ...rest }: FormTextFieldProps) {
  const { field, setValue } = useFormField<string>(name);
  const tidy = () => {
    const time = readTypedTime(field.value);
    if (time !== null) void setValue(formatTime(time));
  };
  return (
    <FormTextField
      {...rest}
      name={name}
      autoComplete="off"
      placeholder="18:30"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
      onBlurCapture={tidy}
    />
  );
}
