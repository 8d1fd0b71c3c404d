import type { BlwDifference, BlwImportAnswer, BlwPreview } from '../../shared/contract/blwImport';
import { importSailwave, previewSailwave } from '../../server/commands/sailwave/importSailwave';
import { clubOfImport, planned, readBlw, type IncomingSailwave } from '../../server/commands/sailwave/incomingSailwave';
import { unitOfWork, type UnitOfWorkDeps } from '../../server/db/unitOfWork';
import { HttpError } from '../../server/errors';
import { StartError } from '../../server/startError';
import { FIRST_YEAR, LAST_YEAR, readDate } from '../../shared/domain/calendar';
import { shownDecimal } from '../../shared/domain/decimals';
import { sailwaveTexts } from '../../shared/texts/sailwave';
import { serieRulesSentences } from '../../shared/texts/serieRules';
import { OPERATOR, withDatabase } from '../cli/runTool';
import { importTexts } from './texts';

export interface SailwaveOptions {
  club?: string;
  dryRun?: boolean;
  json?: boolean;
  firstDate?: string;
  year?: string;
}

/** Whether a file is taken for one of Sailwave: its name says so, or a club was named for it. */
export const isForSailwave = (path: string, { club }: SailwaveOptions): boolean =>
  club !== undefined || /\.blw$/i.test(path);

function daysOf({ firstDate, year }: SailwaveOptions) {
  const day = firstDate === undefined ? null : readDate(firstDate);
  if (firstDate !== undefined && day === null) throw new StartError(importTexts.notDate(firstDate));
  const isYear =
    year === undefined || (/^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR);
  if (!isYear) throw new StartError(importTexts.notYear(year));
  return { firstDate: day, year: year === undefined ? null : Number(year) };
}

/** Texts of a call where there is a command line. */
function advice(error: unknown, club: string): unknown {
  if (!(error instanceof HttpError)) return error;
  if (error.status === 404) return new StartError(importTexts.noSuchClub(club));
  if (error.status === 413) return new StartError(sailwaveTexts.tooLarge);
  if (error.status !== 400) return error;
  const fields = Object.entries(error.body as Record<string, string[]>);
  const options: Record<string, string> = { first_date: '--first-date', year: '--year' };
  const lines = fields.map(([field, texts]) => {
    const option = options[field];
    return option === undefined ? texts.join(' ') : importTexts.sayWith(texts.join(' '), option);
  });
  return new StartError(lines.join('\n'));
}

type Result = BlwPreview | BlwImportAnswer;

function differenceLine({ kind, race, fleet, sail_number, skipper_name, stored, ours, reason }: BlwDifference): string {
  const what = [fleet ?? '', race ?? importTexts.kinds[kind], sail_number || skipper_name].filter(
    (part) => part !== '',
  );
  const figures = importTexts.figures(shownDecimal(stored), ours === null ? '–' : shownDecimal(ours));
  return `  ${what.join(' · ')}: ${figures}${reason === null ? '' : ` ${reason}`}`;
}

/** Describes a series of Sailwave, as it would be or has been taken in. */
function sailwaveLines(result: Result): string[] {
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

async function bringIn(
  deps: UnitOfWorkDeps,
  club: string,
  incoming: IncomingSailwave,
  isDryRun: boolean,
): Promise<Result> {
  await clubOfImport(deps.db, OPERATOR, club);
  if (isDryRun) return previewSailwave(incoming);
  return unitOfWork(deps, (work) => importSailwave(work, OPERATOR, club, incoming));
}

/** Takes a series in from a file of Sailwave, or tells what that would do. Resolves with what to print. */
export async function importSeries(bytes: Uint8Array, options: SailwaveOptions): Promise<string> {
  const { club = '', dryRun: isDryRun = false, json: isJson = false } = options;
  if (club === '') throw new StartError(importTexts.noClub);
  try {
    const incoming = planned(readBlw(bytes), daysOf(options));
    const result = await withDatabase((deps) => bringIn(deps, club, incoming, isDryRun));
    return isJson ? JSON.stringify(result) : sailwaveLines(result).join('\n');
  } catch (error) {
    throw advice(error, club);
  }
}
