import type { CopiedSailing, SeasonAnswer } from '../../../shared/contract/seasons';
import { addDays, daysBetween, WEEK_DAYS } from '../../../shared/domain/calendar';
import type { Actor } from '../../../shared/domain/permissions';
import { SEASON_WEEKS } from '../../../shared/domain/season';
import { parseSerieRules } from '../../../shared/domain/series/serieRules';
import { MAX_SAILINGS_PER_CALL } from '../../../shared/limits';
import { serieCopySchema } from '../../../shared/schemas/season';
import { validationTexts } from '../../../shared/texts/validation';
import type { SerieRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { parse } from '../../http/parse';
import { addCopy } from '../sailings/copySailing';
import { sailingsIn } from '../sailings/readSailings';
import { groupSource, seasonAnswer, withGroups } from './createSeason';
import type { SailingView } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { storedRules } from '../../resources/series/columns';
import { heldOwnSerie } from '../../resources/series/access';
import { addSerie } from './saveSerie';

const YEAR_DAYS = SEASON_WEEKS * WEEK_DAYS;

/** Every sailing a year later, where the body does not say which and when. Throws 400 for more than one call makes. */
function allAYearLater(sailings: readonly SailingView[]): CopiedSailing[] {
  if (sailings.length > MAX_SAILINGS_PER_CALL)
    throw invalid({ sailings: [validationTexts.tooManyItems(MAX_SAILINGS_PER_CALL)] });
  return sailings.map(({ id, start_date }) => ({ sailing: id, start_date: addDays(start_date, YEAR_DAYS) }));
}

interface Copied {
  original: SailingView;
  name: string;
  start_date: string;
}

/** Throws 400 for a sailing that is not of the serie. */
function originalsOf(planned: readonly CopiedSailing[], sailings: readonly SailingView[]): Copied[] {
  const byId = new Map(sailings.map((sailing) => [sailing.id, sailing]));
  return planned.map(({ sailing, name, start_date }) => {
    const original = byId.get(sailing);
    if (!original) throw invalid({ sailings: [validationTexts.noSuchObject(sailing)] });
    return { original, name: name ?? original.name, start_date };
  });
}

/** The days of quotas follow the sailings, so that each race stays on its side of them. */
function rulesMoved({ rules }: SerieRecord, days: number): string {
  const { quotas, ...rest } = parseSerieRules(rules);
  return storedRules({ ...rest, quotas: quotas.map((quota) => ({ ...quota, until: addDays(quota.until, days) })) });
}

/**
 * POST copy/: the serie once more, with its rules and those of its sailings that are named, on other days. Groups and
 * classes go with each sailing; entries, results and merged rows do not. All or nothing.
 */
export async function copySerie(work: Work, actor: Actor, id: number, body: unknown): Promise<SeasonAnswer> {
  const serie = await heldOwnSerie(work, actor, id);
  const { name, status = 'upcoming', sailings: planned, groups_from } = parse(serieCopySchema, body);
  const sailings = await sailingsIn(work.tx, id);
  const copies = originalsOf(planned ?? allAYearLater(sailings), sailings);

  const source = await groupSource(work, serie.club_id, groups_from);
  const [first] = copies;
  const rules = rulesMoved(serie, first ? daysBetween(first.original.start_date, first.start_date) : YEAR_DAYS);
  const { club_id, description } = serie;
  const is_published = status === 'unpublished' ? 0 : serie.is_published;
  const copy = await addSerie(work, { club_id, name, description, is_published, rules });
  const made: SailingView[] = [];
  for (const { original, ...values } of copies) {
    const sailing = await addCopy(work, original, { ...values, status, serie_id: copy.id });
    const hasGroups = (await groupsOfSailing(work.tx, sailing.id)).length > 0;
    made.push(hasGroups ? sailing : await withGroups(work, sailing, source));
  }
  const answer = await seasonAnswer(work, actor, made);
  return { ...answer, serie: { id: copy.id, name: copy.name } };
}
