import '../memberSlices';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { useClubQuery } from '../../api/clubs';
import { paths } from '../../paths';
import { ChangesButton } from './ChangesButton';
import { ConnectionIndicator } from './ConnectionIndicator';
import { SearchButton } from './SearchButton';
import { UpdateNotice } from './UpdateNotice';
import { memberTexts } from './memberTexts';
import { barPages } from './menuLinks';

const ClubName = styled('span')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  color: theme.vars.palette.bar.soft,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Beside a long indicator on the narrowest phones there is room for one letter, which says nothing.
  [theme.breakpoints.down('sm')]: {
    containerType: 'inline-size',
    '@container (max-width: 3rem)': { '& > span': { opacity: 0 } },
  },
  [theme.breakpoints.up('sm')]: {
    flex: 'none',
    maxWidth: '35%',
    paddingLeft: theme.spacing(1.5),
    borderLeft: `var(--stroke) solid ${theme.vars.palette.bar.line}`,
  },
}));

/** Pages of the club: a line of its own on a phone, in the bar where there is room. */
const ClubLine = styled('div')(({ theme }) => ({
  order: 3,
  flexBasis: `calc(100% + ${theme.spacing(4)})`,
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  borderTop: `var(--stroke) solid ${theme.vars.palette.bar.line}`,
  // Above a page of work the boats need the line; the sailing's own tabs stay.
  [theme.breakpoints.down('sm')]: { '[data-work-page] &': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { order: 1, flex: 1, margin: 0, padding: theme.spacing(0, 0, 0, 2), border: 0 },
  '& nav': { display: 'flex', marginInline: -12 },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    [theme.breakpoints.up('sm')]: { minHeight: 56 },
    // Five of them stand on one line of 320 px.
    paddingInline: 'clamp(6px, 2.1vw, 12px)',
    color: theme.vars.palette.bar.text,
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
    '&[aria-current="page"]': { boxShadow: `inset 0 -3px 0 ${theme.vars.palette.bar.accent}` },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
}));

function ClubParts({ address }: { address: string }) {
  const { data: club } = useClubQuery(address);
  return (
    <>
      <ClubName>
        <span>{club?.name ?? ''}</span>
      </ClubName>
      <ClubLine>
        <nav aria-label={memberTexts.clubNavigation}>
          {barPages(address).map(({ label, to }) => (
            <NavLink key={to} to={to} end={to === paths.club(address)}>
              {label}
            </NavLink>
          ))}
        </nav>
      </ClubLine>
    </>
  );
}

/**
 * What the bar shows to those who have logged in: the club whose pages they are on, by its address, and news of the app
 * itself.
 */
export default function MemberBar({ club }: { club: string | undefined }) {
  return (
    <>
      {club === undefined ? null : <ClubParts address={club} />}
      <ConnectionIndicator />
      <ChangesButton />
      <SearchButton />
      <UpdateNotice />
    </>
  );
}
