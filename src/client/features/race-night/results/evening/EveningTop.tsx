import { styled } from '@mui/material/styles';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { OwnEvening, OwnPlace } from '../../../../../shared/domain/results/ownEvening';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import { listed } from '../../../../../shared/texts/swedishList';
import { Sails } from '../../../../sailing-ui/boat/Sails';
import { decimalText, formatDay } from '../../../../ui/format';
import { FleetStrip } from './FleetStrip';
import { eveningTexts } from './texts';

const Ground = styled('header')(({ theme }) => {
  const { bar, signal } = theme.vars.palette;
  return {
    position: 'relative',
    overflow: 'hidden',
    padding: theme.spacing(2, 2, 1),
    background: bar.bg,
    color: bar.text,
    borderBottom: `var(--stroke) solid ${bar.line}`,
    '& .soft': { ...theme.typography.body2, color: bar.soft },
    '& h2': { ...theme.typography.body2, color: bar.soft, maxWidth: '66%' },
    '& .place': {
      display: 'flex',
      alignItems: 'baseline',
      marginTop: theme.spacing(0.5),
      fontWeight: 700,
      lineHeight: 1,
    },
    '& .place b': { fontSize: '5.5rem', letterSpacing: '-0.05em', fontWeight: 'inherit' },
    '& .place span': { fontSize: '2rem', letterSpacing: '-0.02em', marginLeft: 2 },
    '& .of': { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 'var(--weight-strong)' },
    '& .chip': {
      display: 'inline-block',
      marginTop: theme.spacing(0.5),
      padding: theme.spacing(0, 1),
      borderRadius: 4,
      background: signal.bg,
      color: signal.on,
      fontSize: '0.875rem',
      fontWeight: 'var(--weight-strong)',
    },
    '& > svg.boat': { position: 'absolute', right: 8, top: 12, height: 164 },
    [theme.breakpoints.up('md')]: { borderBottom: 0, borderRight: `var(--stroke) solid ${bar.line}` },
  };
});

function Place({ placed, className }: { placed: OwnPlace; className: string | undefined }) {
  const [number, ending] = eveningTexts.place(placed.place);
  return (
    <>
      <p className="place">
        <b>{number}</b>
        <span>{ending}</span>
      </p>
      <p className="of">
        {className === undefined ? eveningTexts.of(placed.of) : eveningTexts.ofClass(placed.of, className)}
      </p>
      {placed.sharing.length > 0 && (
        <p className="soft">{eveningTexts.shared(listed(placed.sharing.map(competitorLabel)))}</p>
      )}
    </>
  );
}

/** A code in the stead of a place, and for a time without a place why there is none. */
function NoPlace({ evening: { row } }: { evening: OwnEvening }) {
  const { score_code } = row;
  return (
    <>
      <p className="place">
        <b>{score_code ?? '–'}</b>
      </p>
      <p className="of">{score_code === null ? eveningTexts.noPlace : SCORE_CODE_LABELS[score_code]}</p>
      {score_code === null && <p className="soft">{row.why[0]}</p>}
    </>
  );
}

interface EveningTopProps {
  titleId: string;
  sailing: SailingRow;
  evening: OwnEvening;
}

/** The place, as large as it can be, and the boat among all the others. */
export function EveningTop({ titleId, sailing, evening }: EveningTopProps) {
  const { row, placed, method } = evening;
  const isPreliminary = !sailing.verified_result || row.status === 'preliminary';
  const points = row.points === null ? [] : [eveningTexts.points(decimalText(row.points))];
  return (
    <Ground>
      <h2 id={titleId}>{`${eveningTexts.title}, ${formatDay(sailing.start_date)}`}</h2>
      {placed ? <Place placed={placed} className={row.race_class?.name} /> : <NoPlace evening={evening} />}
      <p className="soft">{[competitorLabel(row), ...points].join(', ')}</p>
      {isPreliminary && <span className="chip">{eveningTexts.preliminary}</span>}
      <Sails sailNumber={row.sail_number} className="boat" />
      {placed && placed.of > 1 && <FleetStrip {...{ row, placed, method }} />}
    </Ground>
  );
}
