import type { FirstStatus, SeasonAnswer } from '../../../shared/contract/seasons';
import type { Actor } from '../../../shared/domain/permissions';
import { seasonSchema } from '../../../shared/schemas/season';
import { validationTexts } from '../../../shared/texts/validation';
import type { Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { parse } from '../../http/parse';
import { ownClubOfBody } from '../../resources/clubs/ownClub';
import { stepsOfBody } from '../../resources/clubs/startSequences';
import { copyGroups } from '../groups/startGroups';
import { addSerie } from './saveSerie';
import { sailingNow } from '../../resources/sailings/access';
import { sailingById, type SailingView } from '../../resources/sailings/repository';
import { assertOfClub, newColumns } from '../sailings/createSailing';
import { presentFor } from '../sailings/readSailings';
import { addSailing } from '../../resources/sailings/saveSailing';

/** What many sailings that were made at once are answered with. All of them stand in one serie, or in none. */
export async function seasonAnswer(work: Work, actor: Actor, made: SailingView[]): Promise<SeasonAnswer> {
  const sailings = await presentFor(work.tx, actor, made);
  return { serie: sailings[0]?.serie ?? null, sailings };
}

/** The serie of a season of unpublished sailings is unpublished too. */
async function newSerie(work: Work, clubId: number, name: string, status: FirstStatus | undefined): Promise<number> {
  const { id } = await addSerie(work, { name, club_id: clubId, is_published: status === 'unpublished' ? 0 : 1 });
  return id;
}

/** The sailing that new ones get their start groups from. Throws 400 for one that the club does not have. */
export async function groupSource(
  work: Work,
  clubId: number,
  id: number | null | undefined,
): Promise<SailingView | null> {
  if (id == null) return null;
  const source = await sailingById(work.tx, id);
  if (source?.club_id !== clubId) throw invalid({ groups_from: [validationTexts.noSuchObject(id)] });
  return source;
}

/** The sailing with the groups of another, where there is one. */
export async function withGroups(work: Work, sailing: SailingView, source: SailingView | null): Promise<SailingView> {
  if (!source) return sailing;
  await copyGroups(work, source, sailing);
  return sailingNow(work.tx, sailing.id);
}

/**
 * POST season/: a season of sailings with the same settings, and the serie that they stand in where it is new. All or
 * none.
 */
export async function createSeason(work: Work, actor: Actor, body: unknown): Promise<SeasonAnswer> {
  const club = await ownClubOfBody(work.tx, actor, body, () => parse(seasonSchema, body));
  const { sailings, new_serie: name, groups_from, ...settings } = parse(seasonSchema, body);
  const named = newColumns(club, settings);
  await assertOfClub(work, named, club.id);
  const columns = { ...named, ...(await stepsOfBody(work.tx, club.id, named.start_sequence)) };

  const source = await groupSource(work, club.id, groups_from);
  const serie = name === undefined ? {} : { serie_id: await newSerie(work, club.id, name, settings.status) };
  const made: SailingView[] = [];
  for (const one of sailings)
    made.push(await withGroups(work, await addSailing(work, { ...columns, ...one, ...serie }), source));
  return seasonAnswer(work, actor, made);
}
