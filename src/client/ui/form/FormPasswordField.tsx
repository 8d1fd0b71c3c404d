import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { Visibility, VisibilityOff } from '../icons';
import { visuallyHidden } from '../styles';
import { FormTextField, type FormTextFieldProps } from './FormTextField';

const SHOW = 'Visa lösenordet';
const HIDE = 'Dölj lösenordet';

/**
 * A password that can be shown, so that a wet thumb need not guess. `autoComplete` tells managers which one it is.
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

const LABEL = 'E-post';

/** In a form with passwords only: whose they are, for password managers. Nobody sees it or comes to it. */
export const AccountName = ({ email }: { email: string }) => (
  <input
    type="email"
    autoComplete="username"
    aria-label={LABEL}
    aria-hidden="true"
    tabIndex={-1}
    readOnly
    value={email}
    style={visuallyHidden}
  />
);
