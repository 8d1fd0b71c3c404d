import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, useTheme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { paths } from '../../../../paths';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { CompareList, CurrentChoice } from './CompareList';
import { compareTexts } from './texts';
import { useCompare, type Compare, type Crossing } from './useCompare';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
  '& .counts': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0, 3) },
  '& .counts b': { fontSize: '2.5rem', lineHeight: 1.1, fontWeight: 700 },
  '& .bars': { display: 'flex', gap: 2, height: 12, marginBlock: theme.spacing(1) },
  '& .bars i': { flex: 1, minWidth: 1, borderRadius: 1, background: theme.vars.palette.primary.main },
  '& .bars [data-kind=harmless]': { background: theme.vars.palette.line },
  '& .bars [data-kind=open]': {
    background: theme.vars.palette.signal.bg,
    outline: `1.5px solid ${theme.vars.palette.text.primary}`,
  },
  '& .writers': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& .writers div:last-of-type': { textAlign: 'right' },
  '& .writers span': { display: 'block', color: theme.vars.palette.text.secondary },
  '& .columns': { display: 'grid', gap: theme.spacing(3), alignItems: 'start' },
  '& .end': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    paddingBlock: theme.spacing(1),
    paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
    background: theme.vars.palette.background.default,
  },
  '& .end .MuiButton-root, & .left': { width: '100%', minHeight: 60, fontSize: '1.25rem' },
  '& .left': {
    display: 'grid',
    placeItems: 'center',
    border: `2px dashed ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.sunken,
    fontWeight: 'var(--weight-strong)',
  },
  [theme.breakpoints.up('md')]: {
    '& .columns': { gridTemplateColumns: 'minmax(0, 1fr) 372px' },
    '& aside': { position: 'sticky', top: theme.spacing(2) },
    '& .end': { position: 'static' },
  },
}));

type BarKind = 'agree' | 'harmless' | 'open';
const barOf = ({ isOpen, row }: Crossing): BarKind =>
  isOpen ? 'open' : row.kind === 'agree' || row.decided ? 'agree' : 'harmless';

/** How many agree, and how many are left; one bar for each in the order of the line. */
function Summary({ crossings }: { crossings: readonly Crossing[] }) {
  const kinds = crossings.map(barOf);
  const countOf = (kind: BarKind) => kinds.filter((one) => one === kind).length;
  const [agree, harmless, open] = [countOf('agree'), countOf('harmless'), countOf('open')];
  const counts: [number, string][] =
    open === 0
      ? [[crossings.length, compareTexts.ready(crossings.length)]]
      : [
          [agree, compareTexts.agree],
          ...(harmless > 0 ? ([[harmless, compareTexts.harmless]] as [number, string][]) : []),
          [open, compareTexts.toDecide],
        ];
  return (
    <section aria-label={compareTexts.summary}>
      <div className="counts" role="status">
        {counts.map(([count, what]) => (
          <span key={what}>
            <b>{count}</b> {what}
          </span>
        ))}
      </div>
      <div className="bars" role="img" aria-label={compareTexts.bars(agree, harmless, open)}>
        {kinds.map((kind, index) => (
          <i key={crossings[index]?.key} data-kind={kind} />
        ))}
      </div>
    </section>
  );
}

/** Who wrote which list, and how their clocks differ. */
function Writers({ writers, offsetMs }: Pick<Compare, 'writers' | 'offsetMs'>) {
  return (
    <div className="writers">
      <div>
        <b>{compareTexts.lists.main}</b>
        <span>{writers.main.join(', ')}</span>
      </div>
      <div>
        <b>{compareTexts.lists.reserve}</b>
        <span>{[...writers.reserve, compareTexts.clock(offsetMs)].join(', ')}</span>
      </div>
    </div>
  );
}

interface ComparePageProps {
  club: Pick<Club, 'slug'>;
  sailing: SailingRow;
  /** Where who has come for one evening is done: the page around this one has the heading and the way back. */
  home?: string;
}

/** Two lists of the same finish: only what moves a place or a point asks for somebody. */
export default function ComparePage({ club, sailing, home }: ComparePageProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const compare = useCompare(sailing);
  const { crossings, status, error, refetch } = compare;
  if (!crossings) {
    if (status === 'loading') return <ListSkeleton />;
    return <ErrorState title={compareTexts.failed} error={error} onRetry={refetch} />;
  }
  const toFinish =
    home === undefined ? (
      <Button component={Link} to={paths.finish(club.slug, sailing.id)} variant="outlined">
        {compareTexts.toFinish}
      </Button>
    ) : undefined;
  if (!crossings.some(({ reserve }) => reserve !== null))
    return (
      <EmptyState drawing="finish" title={compareTexts.noneTitle} text={compareTexts.noneText} action={toFinish} />
    );
  const left = crossings.filter(({ isOpen }) => isOpen).length;
  const end = (
    <div className="end">
      {left > 0 ? (
        <div className="left">{compareTexts.left(left)}</div>
      ) : (
        <Button component={Link} to={home ?? paths.result(club.slug, sailing.id)} variant="contained">
          {home === undefined ? compareTexts.use : compareTexts.done}
        </Button>
      )}
    </div>
  );
  return (
    <Page>
      {home === undefined && <Typography variant="h2">{compareTexts.title}</Typography>}
      <Summary crossings={crossings} />
      <Writers {...compare} />
      <div className="columns">
        <CompareList {...{ compare, sailing, isWide }} />
        {isWide && (
          <aside>
            <CurrentChoice {...{ compare, sailing }} />
            <Typography color="textSecondary">{compareTexts.logged}</Typography>
            {end}
          </aside>
        )}
      </div>
      {!isWide && end}
    </Page>
  );
}
