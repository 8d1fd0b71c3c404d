import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useFormField } from './useFormField';

interface FormSwitchProps {
  name: string;
  label: string;
  helperText?: string;
}

export function FormSwitch({ name, label, helperText }: FormSwitchProps) {
  const { field, problem } = useFormField<boolean>(name);
  const described = problem ?? helperText;
  const hint = `field-${name}-hint`;
  return (
    <FormControl error={problem !== undefined}>
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
      {described === undefined ? null : (
        <FormHelperText id={hint} sx={{ mt: 0 }}>
          {described}
        </FormHelperText>
      )}
    </FormControl>
  );
}
