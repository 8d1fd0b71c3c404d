import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { FieldFrame, hintIdOf, type FieldFrameProps } from './FieldFrame';

type Frame = Pick<FieldFrameProps, 'label' | 'helperText' | 'disabled' | 'error' | 'sx' | 'onChangeCapture'>;
type Input = Pick<NativeSelectProps, 'autoFocus' | 'id' | 'name' | 'onBlur' | 'onChange' | 'value' | 'inputProps'>;

export interface SelectFieldProps extends Frame, Input {
  /** The `option` elements. */
  children: ReactNode;
}

/** A choice of one option, as the device's native list, which suits a thumb best. */
export function SelectField({
  label,
  helperText,
  disabled,
  error,
  sx,
  onChangeCapture,
  children,
  ...input
}: SelectFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, helperText, disabled, error, sx, onChangeCapture }}>
      <NativeSelect {...input} id={id} aria-describedby={hintIdOf(id, helperText)} input={<OutlinedInput />}>
        {children}
      </NativeSelect>
    </FieldFrame>
  );
}
