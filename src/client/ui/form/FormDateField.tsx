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
import { useFormField } from './useFormField';

const OPEN_CALENDAR = 'Välj i kalendern';

/**
 * A date typed as digits, the same on every device; the weekday stands under it, and the device's own calendar is
 * behind the button. The form's value is the text, in the form of the wire once it is a date.
 */
export function FormDateField({ name, ...rest }: FormTextFieldProps) {
  const { field, setValue } = useFormField<string>(name);
  const calendar = useRef<HTMLInputElement>(null);
  const date = readDate(field.value);
  const tidy = () => {
    const read = readTypedDate(field.value, localDateOf(Date.now()));
    if (read !== null && read !== field.value) void setValue(read);
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
        onChange={(event) => void setValue(event.target.value)}
      />
      <IconButton edge="end" aria-label={OPEN_CALENDAR} onClick={() => calendar.current?.showPicker()}>
        <CalendarMonth />
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormTextField
      {...rest}
      name={name}
      autoComplete="off"
      helperText={date === null ? rest.helperText : formatFullDay(date)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 }, input: { endAdornment: picker } }}
      onBlurCapture={tidy}
    />
  );
}
