import type { SailingRow, SailingSummary } from '../../../../shared/contract/sailings';
import type { Serie } from '../../../../shared/contract/series';
import { withMoreRaces, type Question } from '../../../../shared/domain/scoring/whatIf';
import { documentWith } from '../standings/documentWith';
import { inputOf, type Standings } from '../standings/standings';

type Planned = Pick<SailingRow, 'id' | 'race_weight' | 'must_count'>;

const PLAIN = { race_weight: 1, must_count: false };

const OVER = ['finished', 'cancelled', 'unpublished'];

/** Sailings of the serie that nobody has a result in yet, in the order they will be sailed. */
export function plannedSailings({ sailings }: Serie, { source }: Standings): SailingSummary[] {
  const sailed = new Set(source.races.map(({ sailing }) => sailing));
  return sailings.filter(({ id, status }) => !sailed.has(id) && !OVER.includes(status));
}

interface ToCome {
  serie: Serie;
  standings: Standings;
  /** The club's sailings as far as they are known: weights and races that must count. */
  known: readonly Planned[];
  /** How many races are to come; beyond those that are planned they are plain ones. */
  count: number;
}

/** The series with its races to come, ready for "what if". */
export function raceQuestion({ serie, standings, known, count }: ToCome, boat: string): Question {
  const planned = plannedSailings(serie, standings).slice(0, count);
  const coming = planned.map(({ id, start_date }) => {
    const { race_weight, must_count } = known.find((sailing) => sailing.id === id) ?? PLAIN;
    return { start_date, race_weight, must_count };
  });
  const { source, category } = standings;
  const document = documentWith(source, serie, coming);
  const sailed = source.document.races.length;
  const series = withMoreRaces(
    inputOf({ boats: source.boats, document }, category),
    Array.from({ length: count - coming.length }, () => ({ weight: 1, mustCount: false })),
  );
  return { series, boat, toCome: Array.from({ length: count }, (_, index) => sailed + index) };
}
