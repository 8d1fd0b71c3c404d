import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Sailor } from '../../../../shared/contract/sailors';
import { Email, Phone } from './Contact';
import { boatsText, nameText } from './members';
import { clubAccountTexts } from './texts';

const Row = styled('li')(({ theme }) => ({
  padding: theme.spacing(1, 0),
  minHeight: 56,
  borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  // There may be hundreds: each is rendered when it comes into view.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 120px',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2), alignItems: 'center' },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
}));

interface MemberItemProps {
  member: Sailor;
  href: string;
}

/** A member where there is no room for columns: name, boats, and how to reach them. */
export function MemberItem({ member, href }: MemberItemProps) {
  return (
    <Row>
      <MuiLink
        component={Link}
        to={href}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 'var(--weight-strong)' }}
      >
        {nameText(member)}
      </MuiLink>
      <small>{boatsText(member) || clubAccountTexts.withoutBoat}</small>
      <div>
        <Email member={member} />
        <Phone member={member} />
      </div>
    </Row>
  );
}
