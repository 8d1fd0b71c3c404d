import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef } from 'react';
import { readDate } from '../../../shared/domain/calendar';
import { localDateOf } from '../../../shared/domain/time';
import { formatFullDay } from '../format';
import { CalendarMonth } from '../icons';
import { visuallyHidden } from '../styles';
import { FormTextField, type FormTextFieldProps } from './FormTextField';
import { readTypedDate } from './typedDate';
import { formField, type InForm } from './useFormField';

const OPEN_CALENDAR = 'Välj i kalendern';

/**
 * A date typed as digits, the same on every device; the weekday stands under it, and the device's own calendar is
 * behind the button. The form's value is the text, in the form of the wire once it is a date.
 */
export const FormDateField = formField<string, FormTextFieldProps>(function FormDateField({
  value,
  setValue,
  ...rest
}: FormTextFieldProps & InForm<string>) {
  const calendar = useRef<HTMLInputElement>(null);
  const date = readDate(value);
  const tidy = () => {
    const read = readTypedDate(value, localDateOf(Date.now()));
    if (read !== null && read !== value) setValue(read);
  };
  const picker = (
    <InputAdornment position="end">
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        style={visuallyHidden}
        value={date ?? ''}
        onChange={(event) => setValue(event.target.value)}
      />
      <IconButton edge="end" aria-label={OPEN_CALENDAR} onClick={() => calendar.current?.showPicker()}>
        <CalendarMonth />
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormTextField
      {...rest}
      autoComplete="off"
      helperText={date === null ? rest.helperText : formatFullDay(date)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 }, input: { endAdornment: picker } }}
      onBlurCapture={tidy}
    />
  );
});
