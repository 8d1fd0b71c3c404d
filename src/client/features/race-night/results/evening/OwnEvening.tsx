import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingResults, SailingRow } from '../../../../../shared/contract/sailings';
import { ownEvening, type OwnEvening as Evening } from '../../../../../shared/domain/results/ownEvening';
import { useSailingResults } from '../../../../api/results';
import { Share } from '../../../../ui/icons';
import { EveningGap } from './EveningGap';
import { EveningTop } from './EveningTop';
import { OtherNumbers } from './OtherNumbers';
import { SeasonPart } from './SeasonPart';
import { shareEvening } from './shareEvening';
import { eveningTexts } from './texts';

const Card = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& h3': { marginBottom: theme.spacing(0.5) },
  '& p': { margin: 0 },
  '& .soft': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .parts > *': {
    margin: 0,
    padding: theme.spacing(2),
    borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 2) },
  '& .acts .soft': { flex: '1 1 16rem' },
  // A phone has the rest behind a button, a wide window only what fills a card of its own.
  '& .parts:not([data-open]) .more': { display: 'none' },
  [theme.breakpoints.down('md')]: { '& .parts:not([data-open]) .rest': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '22rem minmax(0, 1fr)',
    '& .parts': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
    },
    '& .parts > *': { border: 0, padding: theme.spacing(1.5, 3) },
    '& .parts > .whole': { gridColumn: '1 / -1' },
    '& .parts > :is(.acts, .more)': { borderTop: `var(--stroke) solid ${theme.vars.palette.divider}` },
    '& .parts:not(:has(.more)) .fold': { display: 'none' },
  },
}));

interface OwnEveningProps {
  /** The slug of the sailing's club. */
  club: string;
  sailing: SailingRow;
  /** The reader's own boat in it. */
  own: Competitor;
}

/** How the evening went for the reader's own boat, whatever else of the list is shown. */
export function OwnEvening({ sailing, own, ...rest }: OwnEveningProps) {
  const { results } = useSailingResults(sailing.id);
  const evening = results && ownEvening(results, own.id);
  return evening ? <EveningCard {...{ sailing, own, results, evening, ...rest }} /> : null;
}

interface EveningCardProps extends OwnEveningProps {
  evening: Evening;
  /** The list that counts, whole. */
  results: SailingResults;
}

/** Place and distances at once; on a phone the rest is one tap away. */
function EveningCard({ club, sailing, results, own, evening }: EveningCardProps) {
  const [isOpen, setOpen] = useState(false);
  const parts = useId();
  const title = useId();
  const { placed } = evening;
  return (
    <Card aria-labelledby={title}>
      <EveningTop titleId={title} sailing={sailing} evening={evening} />
      <div className="parts" id={parts} data-open={isOpen ? '' : undefined}>
        {placed && <EveningGap placed={placed} />}
        <SeasonPart {...{ club, sailing, own, evening }} />
        <OtherNumbers results={results} own={own} />
        <div className="acts whole">
          {placed && (
            <Button
              variant="contained"
              startIcon={<Share />}
              aria-label={eveningTexts.shareLabel}
              onClick={() => void shareEvening(sailing, evening.row, placed)}
            >
              {eveningTexts.share}
            </Button>
          )}
          <Button className="fold" aria-expanded={isOpen} aria-controls={parts} onClick={() => setOpen(!isOpen)}>
            {isOpen ? eveningTexts.less : eveningTexts.more}
          </Button>
          {placed && <p className="soft rest">{eveningTexts.private}</p>}
        </div>
      </div>
    </Card>
  );
}
