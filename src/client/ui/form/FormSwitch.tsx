import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';

interface FormSwitchProps {
  name: string;
  label: string;
  helperText?: string;
}

export function FormSwitch({ name, label, helperText }: FormSwitchProps) {
  const [field, { touched, error }] = useField<boolean>(name);
  const wrong = touched && error !== undefined;
  const described = wrong ? error : helperText;
  const hint = `field-${name}-hint`;
  return (
    <FormControl error={wrong}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            name={name}
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{ input: { 'aria-describedby': described === undefined ? undefined : hint } }}
          />
        }
      />
      {described === undefined ? null : <FormHelperText id={hint}>{described}</FormHelperText>}
    </FormControl>
  );
}
