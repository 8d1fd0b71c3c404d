import { TextField, type TextFieldProps } from '../fields/TextField';
import { formField, type InForm } from './useFormField';

type Own = 'name' | 'value' | 'onChange' | 'onBlur' | 'error';
export type FormTextFieldProps = Omit<TextFieldProps, Own> & { name: string };

/** A text field of a form: its message stands under it and is read together with it. */
export const FormTextField = formField<string, FormTextFieldProps>(function FormTextField({
  name,
  problem,
  helperText,
  required,
  slotProps,
  setValue: _setValue,
  ...rest
}: FormTextFieldProps & InForm<string>) {
  return (
    <TextField
      {...rest}
      name={name}
      id={rest.id ?? `field-${name}`}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      slotProps={{ ...slotProps, htmlInput: { 'aria-required': required, ...slotProps?.htmlInput } }}
    />
  );
});
