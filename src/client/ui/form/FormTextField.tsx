import { TextField, type TextFieldProps } from '../fields/TextField';
import { useFormField } from './useFormField';

type Own = 'name' | 'value' | 'onChange' | 'onBlur' | 'error';
export type FormTextFieldProps = Omit<TextFieldProps, Own> & { name: string };

/** A text field of a form: its message stands under it and is read together with it. */
export function FormTextField({ name, helperText, required, slotProps, ...rest }: FormTextFieldProps) {
  const { field, problem } = useFormField<string>(name);
  return (
    <TextField
      {...rest}
      {...field}
      id={rest.id ?? `field-${name}`}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      slotProps={{ ...slotProps, htmlInput: { 'aria-required': required, ...slotProps?.htmlInput } }}
    />
  );
}
