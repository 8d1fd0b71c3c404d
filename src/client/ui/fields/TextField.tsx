import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FieldFrame, hintIdOf, type FieldFrameProps } from './FieldFrame';

type Frame = Pick<
  FieldFrameProps,
  'label' | 'helperText' | 'disabled' | 'error' | 'required' | 'fullWidth' | 'size' | 'sx' | 'onBlurCapture'
>;
type Input = Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'id'
  | 'inputRef'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'placeholder'
  | 'rows'
  | 'type'
  | 'value'
>;

export interface TextFieldProps extends Frame, Input {
  slotProps?: {
    htmlInput?: OutlinedInputProps['inputProps'];
    input?: Partial<OutlinedInputProps>;
    inputLabel?: FieldFrameProps['labelProps'];
  };
}

/**
 * A text field of one or more lines with the parts and class names of MUI's. MUI's own brings its other variants and
 * its menus into every page with a field.
 */
export function TextField({
  label,
  helperText,
  disabled,
  error,
  required,
  fullWidth,
  size,
  sx,
  onBlurCapture,
  slotProps,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame
      {...{ id, label, helperText, disabled, error, required, size, sx, onBlurCapture }}
      fullWidth={fullWidth ?? true}
      labelProps={slotProps?.inputLabel}
    >
      <OutlinedInput
        {...input}
        id={id}
        aria-describedby={hintIdOf(id, helperText)}
        inputProps={slotProps?.htmlInput}
        {...slotProps?.input}
      />
    </FieldFrame>
  );
}
