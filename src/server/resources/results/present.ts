import type { ResultRow } from '../../../shared/contract/sailings';
import { fromTenths, fromThousandths } from '../../../shared/domain/decimals';
import { wireDuration } from '../../../shared/domain/duration';
import { correctedTimeS } from '../../../shared/domain/scoring/resultEntry';
import type { PlacedEntry } from '../../../shared/domain/results/resultRows';
import { whyResult } from '../../../shared/domain/results/whyResult';
import type { SerieRace } from '../../../shared/domain/series/serieRace';
import { wireDatetime } from '../../../shared/domain/time';
import { ENTRY_STATUS_LABELS } from '../../../shared/texts/labels';

const SECOND_MS = 1000;

const duration = (seconds: number | null): string | null =>
  seconds === null ? null : wireDuration(seconds * SECOND_MS);
const datetime = (instant: number | null): string | null => (instant === null ? null : wireDatetime(instant));

/** A boat's line of a results list. A list that does not count shows places without points. */
export function presentResult(placed: PlacedEntry, { classes, status }: SerieRace, doesCount: boolean): ResultRow {
  const { entry, cell, tied, behindS } = placed;
  const raceClass = classes.find(({ id }) => id === entry.raceClass);
  // A boat with nothing written down may still be out there until the race is finished: then it is DNC.
  const isOut = cell !== null && cell.place === null && entry.code === null && status !== 'finished';
  const hasPoints = doesCount && !isOut;
  return {
    competitor: entry.id,
    position: cell?.place ?? null,
    tied,
    race_class: raceClass ? { id: raceClass.id, name: raceClass.name } : null,
    start_group: entry.startGroup,
    sail_number: entry.sailNumber,
    boat_name: entry.boatName,
    boat_model_name: entry.boatModelName,
    skipper_name: entry.skipperName,
    crew_names: entry.crewNames,
    club_name: entry.clubName,
    rating: fromThousandths(entry.ratingThousandths),
    start: datetime(entry.startMs),
    finish_time: datetime(entry.finishMs),
    elapsed_time: duration(entry.elapsedS),
    corrected_time: duration(correctedTimeS(entry)),
    behind: duration(behindS),
    score_code: entry.code,
    points: hasPoints ? fromTenths(cell?.tenths ?? null) : null,
    status: entry.status,
    status_label: ENTRY_STATUS_LABELS[entry.status],
    categories: entry.categories,
    why: whyResult(placed, hasPoints),
  };
}
