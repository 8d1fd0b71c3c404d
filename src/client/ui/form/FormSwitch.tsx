import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { formField, type InForm } from './useFormField';

interface FormSwitchProps {
  name: string;
  label: string;
  helperText?: string;
}

export const FormSwitch = formField<boolean, FormSwitchProps>(function FormSwitch({
  name,
  label,
  helperText,
  value,
  problem,
  onChange,
  onBlur,
}: FormSwitchProps & InForm<boolean>) {
  const described = problem ?? helperText;
  const hint = `field-${name}-hint`;
  return (
    <FormControl error={problem !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            name={name}
            checked={value}
            onChange={onChange}
            onBlur={onBlur}
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
});
