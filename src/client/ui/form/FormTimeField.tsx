import type { WireTime } from '../../../shared/contract/common';
import { readTypedTime } from '../../../shared/domain/calendar';
import { formatTime } from '../format';
import { FormTextField, type FormTextFieldProps } from './FormTextField';
import { formField, type InForm } from './useFormField';

interface FormTimeFieldProps extends FormTextFieldProps {
  /** How the field writes what was typed: as a time of day, unless it is a length of time. */
  tidied?: (time: WireTime) => string;
}

/**
 * A time of day typed as digits ("1830"), tidied to "18.30" when one leaves the field. Never the browser's picker,
 * which hides the seconds. The form's value is the text; `readTypedTime` reads it for the wire.
 */
export const FormTimeField = formField<string, FormTimeFieldProps>(function FormTimeField({
  value,
  setValue,
  placeholder = '18.30',
  tidied = formatTime,
  ...rest
}: FormTimeFieldProps & InForm<string>) {
  const tidy = () => {
    const time = readTypedTime(value);
    if (time !== null) setValue(tidied(time));
  };
  return (
    <FormTextField
      {...rest}
      autoComplete="off"
      placeholder={placeholder}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
      onBlurCapture={tidy}
    />
  );
});
