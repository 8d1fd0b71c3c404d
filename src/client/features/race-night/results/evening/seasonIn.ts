import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { ClassScoringDocument, SerieScoring } from '../../../../../shared/contract/scoring';
import type { OwnEvening } from '../../../../../shared/domain/results/ownEvening';
import { ownSeason, type OwnSeason } from '../../../../../shared/domain/results/ownSeason';
import { scoreSeries } from '../../../../../shared/domain/scoring/scoreSeries';
import { readSeriesDocument } from '../../../../../shared/schemas/scoring/readSeriesDocument';

/** The season of a boat, with the races that count and the boats that its keys stand for. */
export interface ShownSeason extends Pick<ClassScoringDocument, 'boats'> {
  season: OwnSeason;
  /** In the order of the rivals' meetings. */
  races: ClassScoringDocument['races'];
}

/** The row of the boat in a class: by the boat where the entry names one, else by the sailor. */
function keyIn({ boats }: ClassScoringDocument, own: Competitor): string | undefined {
  const ofSailor = Object.entries(boats).filter(([, { sailor }]) => sailor !== null && sailor === own.sailor);
  return (ofSailor.find(([, { boat }]) => boat === own.boat) ?? ofSailor[0])?.[0];
}

/** The season of the boat in the class of its evening; undefined where the serie has no row of it yet. */
export function seasonIn(
  { classes }: SerieScoring,
  sailing: SailingRow,
  own: Competitor,
  { row, placed }: OwnEvening,
): ShownSeason | undefined {
  const name = row.race_class?.name ?? null;
  const withRow = classes.flatMap((source) => {
    const key = keyIn(source, own);
    return key === undefined ? [] : [{ source, key }];
  });
  const found = withRow.find(({ source }) => source.race_class === name) ?? withRow[0];
  if (!found) return undefined;
  const { source, key } = found;
  const scores = scoreSeries(readSeriesDocument(source.document));
  const sailings = source.races.map((race) => race.sailing);
  const tonight = placed ? { sailing: sailing.id, place: placed.place, of: placed.of } : null;
  return {
    season: ownSeason({ scores, sailings }, key, tonight),
    boats: source.boats,
    races: source.races.filter((_, race) => scores.races[race]?.isCounted),
  };
}
