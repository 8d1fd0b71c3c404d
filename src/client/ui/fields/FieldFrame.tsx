import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { HTMLAttributes, ReactNode } from 'react';

export interface FieldFrameProps extends Omit<FormControlProps, 'children' | 'id' | 'onChange' | 'onBlur' | 'onFocus'> {
  /** The id of the field; the label and the hint refer to it. */
  id: string;
  label: ReactNode;
  helperText?: ReactNode;
  labelProps?: Omit<HTMLAttributes<HTMLLabelElement>, 'color'>;
  children: ReactNode;
}

/** The id of a field's hint, which screen readers read with the field. */
export const hintIdOf = (id: string, helperText: ReactNode): string | undefined =>
  helperText ? `${id}-helper-text` : undefined;

/** The label above a field, and the hint or error below it. */
export function FieldFrame({ id, label, helperText, labelProps, children, ...rest }: FieldFrameProps) {
  return (
    <FormControl fullWidth variant="outlined" {...rest}>
      <InputLabel {...labelProps} htmlFor={id} id={`${id}-label`}>
        {label}
      </InputLabel>
      {children}
      {helperText ? <FormHelperText id={hintIdOf(id, helperText)}>{helperText}</FormHelperText> : null}
    </FormControl>
  );
}
