import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

/** Sends the form it stands in; disabled, with a spinner, while the answer is on its way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="contained" {...props} type="submit" loading={isSubmitting} />;
}
