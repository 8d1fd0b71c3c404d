import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useFormField } from '../../../ui/form/useFormField';
import { loginTexts } from './texts';
import type { RegistrationDraft } from './views';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, marginLeft: -11 });
const ID = 'field-terms';

interface TermsFieldProps {
  /** Called with what has been written, so that reading loses nothing. */
  onRead: (document: 'terms' | 'privacy', written: RegistrationDraft) => void;
}

/** Accepts both documents, each of which can be read first. */
export function TermsField({ onRead }: TermsFieldProps) {
  const { field, problem } = useFormField<boolean>('terms');
  const { values } = useFormikContext<RegistrationDraft>();
  const wrong = problem !== undefined;
  const { before, terms, between, privacy } = loginTexts.agree;
  return (
    <FormControl error={wrong}>
      <Row>
        <Checkbox
          name="terms"
          id={ID}
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { 'aria-invalid': wrong, 'aria-describedby': wrong ? `${ID}-error` : undefined } }}
        />
        <span>
          <label htmlFor={ID}>{before}</label>{' '}
          <Link component="button" type="button" onClick={() => onRead('terms', values)}>
            {terms}
          </Link>{' '}
          {between}{' '}
          <Link component="button" type="button" onClick={() => onRead('privacy', values)}>
            {privacy}
          </Link>
        </span>
      </Row>
      {wrong ? <FormHelperText id={`${ID}-error`}>{problem}</FormHelperText> : null}
    </FormControl>
  );
}
