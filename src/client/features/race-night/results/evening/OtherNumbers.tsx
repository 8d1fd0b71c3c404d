import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { BoatModel } from '../../../../../shared/contract/boats';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingResults } from '../../../../../shared/contract/sailings';
import { effectiveNumbers, NO_NUMBERS } from '../../../../../shared/domain/boatNumbers';
import { wireDuration, durationText } from '../../../../../shared/domain/duration';
import { otherNumbers, type NumberOutcome } from '../../../../../shared/domain/results/otherNumbers';
import { RATING_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useBoatModelsQuery, useMyBoats } from '../../../../api/boats';
import { formatDecimal } from '../../../../ui/format';
import { eveningTexts } from './texts';

const Ground = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(1),
  padding: theme.spacing(1.5),
  background: theme.vars.palette.sunken,
  '& p, & h3': { margin: 0 },
  '& .soft': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .head': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: theme.spacing(1) },
  '& .tag': {
    flex: 'none',
    padding: theme.spacing(0, 1),
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderRadius: 4,
    fontSize: '0.75rem',
    fontWeight: 'var(--weight-strong)',
  },
  '& table': { width: '100%', margin: theme.spacing(1, 0), borderCollapse: 'collapse', fontSize: '0.9375rem' },
  '& th, & td': {
    padding: theme.spacing(0.75, 0),
    textAlign: 'right',
    fontWeight: 'inherit',
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { textAlign: 'left', lineHeight: 1.25 },
  '& thead': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& td, & thead th:not(:first-of-type)': { paddingLeft: theme.spacing(1.5), whiteSpace: 'nowrap' },
  '& tr[data-used]': { fontWeight: 'var(--weight-strong)' },
}));

const NO_MODELS: readonly BoatModel[] = [];

/** What each number of the reader's boat gives for the time that was sailed; [] while it is not known. */
export function useOtherNumbers(results: SailingResults, own: Competitor): NumberOutcome[] {
  const { boats } = useMyBoats();
  const { data: models = NO_MODELS } = useBoatModelsQuery();
  return useMemo(() => {
    const boat = boats?.find(({ id }) => id === own.boat);
    const model = models.find(({ id }) => id === boat?.boat_model);
    const numbers = boat ? effectiveNumbers(boat, model) : NO_NUMBERS;
    return otherNumbers(results, { competitor: own.id, rating_type: own.rating_type }, numbers);
  }, [results, own, boats, models]);
}

/** How much longer the boat could have taken with a lower number, of the number that leaves most. */
function sparedText(outcomes: readonly NumberOutcome[]): string | null {
  const used = outcomes.find(({ isUsed }) => isUsed);
  const [most] = outcomes
    .filter(({ isUsed, sparedS }) => !isUsed && sparedS !== null && sparedS > 0)
    .sort((a, b) => (b.sparedS ?? 0) - (a.sparedS ?? 0));
  if (!used || most?.sparedS == null) return null;
  return eveningTexts.spared(RATING_TYPE_LABELS[most.type], most.sparedS, used.place);
}

interface OtherNumbersProps {
  results: SailingResults;
  own: Competitor;
}

/** A what-if, said to be one: the same time with the boat's other numbers. Nothing for a boat with one number alone. */
export function OtherNumbers({ results, own }: OtherNumbersProps) {
  const outcomes = useOtherNumbers(results, own);
  const row = results.results.find(({ competitor }) => competitor === own.id);
  if (outcomes.length === 0 || row?.elapsed_time == null) return null;
  const isSlower = outcomes.some(({ type, isUsed }) => !isUsed && type.endsWith('no_flying'));
  return (
    <Ground className="more whole" aria-label={eveningTexts.numbers}>
      <div className="head">
        <h3>{eveningTexts.numbers}</h3>
        <span className="tag">{eveningTexts.example}</span>
      </div>
      <p className="soft">{eveningTexts.sameTime(durationText(row.elapsed_time))}</p>
      <table>
        <thead>
          <tr>
            {[eveningTexts.variant, eveningTexts.rating, eveningTexts.corrected, eveningTexts.placeHead].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ type, rating, correctedS, place, isUsed }) => (
            <tr key={type} data-used={isUsed ? '' : undefined}>
              <th scope="row">{isUsed ? eveningTexts.used(RATING_TYPE_LABELS[type]) : RATING_TYPE_LABELS[type]}</th>
              <td>{formatDecimal(rating)}</td>
              <td>{durationText(wireDuration(correctedS * 1000))}</td>
              <td>{place}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        {[sparedText(outcomes), isSlower ? eveningTexts.nothingChanges : eveningTexts.changesNothing]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Ground>
  );
}
