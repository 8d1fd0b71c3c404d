import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { lazyPart } from '../../../ui/dialogs/lazyPart';
import { useWasSeen } from '../../../ui/inSight';
import { PageTitle, useHeadingFocus } from '../../../ui/page/PageHeader';
import { PageLinks } from '../../../ui/page/PageLinks';
import { PlainButton } from '../../../ui/PlainButton';
import { BoardPicture } from './BoardPicture';
import { IndexSections } from './IndexSections';
import { frontPageTexts } from './texts';

/** Depth lines of a chart, behind the words. */
const DEPTHS = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='120'%3E%3Cpath d='M0 30q150-40 300 0t300 0M0 96q150 40 300 0t300 0' fill='none' stroke='%23fff' stroke-opacity='.07' stroke-width='1.5'/%3E%3C/svg%3E")`;

/** A band from one edge of the window to the other, right below the bar. */
const Front = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'center',
  position: 'relative',
  isolation: 'isolate',
  marginTop: theme.spacing(-3),
  paddingBlock: theme.spacing(4, 5),
  color: theme.vars.palette.bar.text,
  // A border image is painted beyond the column, and makes nothing to scroll.
  borderImage: `conic-gradient(${theme.vars.palette.bar.bg} 0 0) fill 0 / 0 / 0 100vmax`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: DEPTHS,
    maskImage: 'linear-gradient(90deg, transparent, #000 12% 88%, transparent)',
    '[data-color-scheme="sunlight"] &': { display: 'none' },
  },
  '& :focus-visible': { outlineColor: 'currentColor' },
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(-4) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1.05fr 1fr',
    gap: theme.spacing(7),
    paddingBlock: theme.spacing(7, 8),
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
  '& > :first-of-type': {
    color: theme.vars.palette.bar.bg,
    background: theme.vars.palette.bar.accent,
    '&:hover': { background: theme.vars.palette.bar.text },
  },
  '& > :last-of-type': { color: 'inherit', borderColor: theme.vars.palette.bar.soft },
}));

const Notice = styled('p')(({ theme }) => ({
  borderLeft: `4px solid ${theme.vars.palette.signal.bg}`,
  background: theme.vars.palette.tint.signal,
  color: theme.vars.palette.text.primary,
  padding: theme.spacing(1.5, 2),
  marginTop: theme.spacing(3),
}));

const Evening = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(7),
  '& h2': { ...theme.typography.h2, minHeight: 40 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.spacing(4) },
  '& h3': { ...theme.typography.h3, margin: theme.spacing(1.5, 0, 0.5) },
  [theme.breakpoints.up('md')]: { '& ul': { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.spacing(4) } },
}));

/** Below most windows: its picture is fetched when it comes into view. Without a network the frame stays empty. */
const PictureFrame = styled('div')(({ theme }) => ({
  aspectRatio: '360 / 200',
  overflow: 'hidden',
  borderRadius: 12,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));
const EveningPicture = lazyPart(async () => (await import('./EveningPictures')).EveningPicture);
/** The pictures are decorative. */
const doWithout = () => true;

const Closing = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  marginTop: theme.spacing(7),
  paddingBlock: theme.spacing(4),
  color: theme.vars.palette.primary.contrastText,
  background: theme.vars.palette.primary.main,
  borderImage: `conic-gradient(${theme.vars.palette.primary.main} 0 0) fill 0 / 0 / 0 100vmax`,
  '& h2': theme.typography.h1,
  '& button': { color: 'inherit', borderColor: 'currentColor' },
  '& :focus-visible': { outlineColor: 'currentColor' },
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
  const [watch, wasSeen] = useWasSeen();
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
        <BoardPicture />
      </Front>
      <IndexSections isMember={false} onOpen={onOpen} />
      <Evening aria-label={frontPageTexts.evening}>
        <h2>{frontPageTexts.evening}</h2>
        <ul ref={watch}>
          {frontPageTexts.parts.map(({ title, text }, index) => (
            <li key={title}>
              <PictureFrame>
                <EveningPicture part={index} open={wasSeen} onMissing={doWithout} />
              </PictureFrame>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Evening>
      <Closing>
        <h2>{frontPageTexts.closing}</h2>
        <PlainButton type="button" look="outlined" onClick={onRegister}>
          {frontPageTexts.begin}
        </PlainButton>
      </Closing>
      <PageLinks label={frontPageTexts.readingsTitle} links={READINGS} />
    </>
  );
}
