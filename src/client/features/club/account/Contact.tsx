import Link from '@mui/material/Link';
import type { Sailor } from '../../../../shared/contract/sailors';
import { clubAccountTexts } from './texts';

const target = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** Where to write to a member, and a note on a member who has no login. */
export function Email({ member: { email, has_account } }: { member: Sailor }) {
  return (
    <>
      {email === null ? null : (
        <Link href={`mailto:${email}`} sx={target}>
          {email}
        </Link>
      )}
      {has_account ? null : <small>{clubAccountTexts.withoutAccount}</small>}
    </>
  );
}

export function Phone({ member: { phone } }: { member: Sailor }) {
  return phone === null || phone === '' ? null : (
    <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={target}>
      {phone}
    </Link>
  );
}
