import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Sailor } from '../../../shared/contract/sailors';
import { boatsText } from './members';
import { texts } from './texts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 2),
  alignItems: 'center',
  padding: theme.spacing(1, 0),
  minHeight: 56,
  borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  // Hundreds of them are drawn when they come into sight.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 56px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '3fr 4fr 2fr' },
  '& strong': { display: 'block', fontWeight: 'var(--weight-strong)' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const target = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** A member: name, boats, and how to reach him. */
export function MemberItem({ member }: { member: Sailor }) {
  const { full_name, email, phone, has_account } = member;
  return (
    <Row>
      <span>
        <strong>{full_name === '' ? texts.withoutName : full_name}</strong>
        <small>{boatsText(member) || texts.withoutBoat}</small>
      </span>
      <span>
        {email === null ? null : (
          <Link href={`mailto:${email}`} sx={target}>
            {email}
          </Link>
        )}
        {has_account ? null : <small>{texts.withoutAccount}</small>}
      </span>
      <span>
        {phone === null || phone === '' ? null : (
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={target}>
            {phone}
          </Link>
        )}
      </span>
    </Row>
  );
}
