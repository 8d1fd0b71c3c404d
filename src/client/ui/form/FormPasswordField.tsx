import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { Visibility, VisibilityOff } from '../icons';
import { FormTextField, type FormTextFieldProps } from './FormTextField';

const SHOW = 'Visa lösenordet';
const HIDE = 'Dölj lösenordet';

/**
 * A password that can be looked at, so that a wet thumb need not guess. `autoComplete` tells managers which one it is.
 */
export function FormPasswordField(props: FormTextFieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={isShown ? HIDE : SHOW} onClick={() => setShown(!isShown)}>
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
