import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { PageTitle, useHeadingFocus } from '../../../ui/page/PageHeader';
import { PageLinks } from '../../../ui/page/PageLinks';
import { PlainButton } from '../../../ui/PlainButton';
import { IndexSections } from './IndexSections';
import { Scene } from './Scene';
import { frontPageTexts } from './texts';

const Front = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1.05fr 1fr',
    gap: theme.spacing(7),
    paddingBlock: theme.spacing(4),
  },
}));

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.display,
  margin: 0,
  maxWidth: '18ch',
  [theme.breakpoints.down('sm')]: { fontSize: theme.typography.h1.fontSize, maxWidth: 'none' },
}));

const Lead = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  maxWidth: '56ch',
  fontSize: '1.25rem',
  lineHeight: 1.5,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(3),
}));

const Notice = styled('p')(({ theme }) => ({
  borderLeft: `4px solid ${theme.vars.palette.signal.bg}`,
  background: theme.vars.palette.tint.signal,
  padding: theme.spacing(1.5, 2),
  marginTop: theme.spacing(3),
}));

const Points = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(7, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.spacing(5) },
  '& li': { borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`, paddingTop: theme.spacing(2) },
  '& h2': { ...theme.typography.h2, marginBottom: theme.spacing(0.5) },
}));

/** What everybody may read before logging in. */
const READINGS = [
  { label: frontPageTexts.accessibility, to: paths.accessibility },
  { label: frontPageTexts.terms, to: paths.terms },
  { label: frontPageTexts.privacy, to: paths.privacy },
];

interface FrontPageProps {
  /** Why the user has been sent here, when they did not come by choice. */
  notice?: string;
  onLogIn: () => void;
  onRegister: () => void;
  /** Opens a page that requires a login first. */
  onOpen: (href: string) => void;
}

/** The start page of those who have not logged in: what this is, the way in, and what is sailed. */
export function FrontPage({ notice, onLogIn, onRegister, onOpen }: FrontPageProps) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  return (
    <>
      <PageTitle>{frontPageTexts.documentTitle}</PageTitle>
      <Front>
        <div>
          <Title tabIndex={-1} ref={heading}>
            {frontPageTexts.title}
          </Title>
          <Lead>{frontPageTexts.lead}</Lead>
          {notice === undefined ? null : <Notice role="status">{notice}</Notice>}
          <Actions>
            <PlainButton type="button" look="contained" onClick={onLogIn}>
              {frontPageTexts.logIn}
            </PlainButton>
            <PlainButton type="button" look="outlined" onClick={onRegister}>
              {frontPageTexts.register}
            </PlainButton>
          </Actions>
        </div>
        <Scene />
      </Front>
      <IndexSections isMember={false} onOpen={onOpen} />
      <Points aria-label={frontPageTexts.pointsTitle}>
        {frontPageTexts.points.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </Points>
      <PageLinks label={frontPageTexts.readingsTitle} links={READINGS} />
    </>
  );
}
