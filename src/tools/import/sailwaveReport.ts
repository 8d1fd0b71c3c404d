import type { BlwDifference, BlwImportAnswer, BlwPreview } from '../../shared/contract/blwImport';
import { shownDecimal } from '../../shared/domain/decimals';
import { serieRulesSentences } from '../../shared/texts/serieRules';
import { sailwaveTexts } from '../../shared/texts/sailwave';
import { importTexts } from './texts';

function differenceLine({ kind, race, fleet, sail_number, skipper_name, stored, ours, reason }: BlwDifference): string {
  const what = [fleet ?? '', race ?? importTexts.kinds[kind], sail_number || skipper_name].filter(
    (part) => part !== '',
  );
  const figures = importTexts.figures(shownDecimal(stored), ours === null ? '–' : shownDecimal(ours));
  return `  ${what.join(' · ')}: ${figures}${reason === null ? '' : ` ${reason}`}`;
}

/** Describes a series of Sailwave, as it would be or has been taken in. */
export function sailwaveLines(result: BlwPreview | BlwImportAnswer): string[] {
  const { serie, races, boats, fleets, compared, differences, warnings } = result;
  const sailed = races.filter(({ is_sailed }) => is_sailed).length;
  const heads = fleets.map(({ name, rating_system, boats: count }) => importTexts.fleet(name, rating_system, count));
  const needs = 'needs' in result ? result.needs : { first_date: false, year: false };
  const undated = races.some(({ start_date }) => start_date === null);
  return [
    ...('needs' in result ? [importTexts.dryRun] : []),
    importTexts.serie(serie.name, 'id' in serie ? serie.id : null),
    importTexts.content(boats, races.length, sailed),
    ...heads,
    ...races.map(({ name, start_date, boats: count }) => importTexts.race(name, start_date, count)),
    ...serieRulesSentences(serie),
    ...(undated && needs.first_date ? [importTexts.sayWith(sailwaveTexts.firstDateNeeded, '--first-date')] : []),
    ...(undated && needs.year ? [importTexts.sayWith(sailwaveTexts.yearNeeded, '--year')] : []),
    ...warnings,
    importTexts.compared(compared.points),
    ...differences.map(differenceLine),
  ];
}
