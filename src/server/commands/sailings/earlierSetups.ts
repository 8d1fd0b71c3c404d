import type { Kysely } from 'kysely';
import type { EarlierSetup, EarlierSetups } from '../../../shared/contract/setups';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { amongEntered } from '../../../shared/domain/sameEntrant';
import { MAX_ID } from '../../../shared/limits';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database } from '../../db/schema';
import { forbidden, invalid, notFound } from '../../errors';
import { findClub } from '../../resources/clubs/clubs';
import { presentCompetitorFrame } from '../../resources/competitors/present';
import { competitorsOf, type CompetitorView } from '../../resources/competitors/repository';
import { sailingNow, type SailingView } from '../../resources/sailings/access';
import { sailingById } from '../../resources/sailings/repository';
import { latestWithGroups, type EarlierThan } from '../../resources/sailings/repositorySetups';
import { clubOfSerie } from '../../resources/series/lookup';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';

type Db = Kysely<Database>;

/** The latest of the serie; where it has none, the latest of the club. */
export async function latestSetup(db: Db, than: EarlierThan): Promise<SailingView | null> {
  const ofSerie = than.serieId === null ? undefined : await latestWithGroups(db, than);
  const found = ofSerie ?? (await latestWithGroups(db, { ...than, serieId: null }));
  return found === undefined ? null : sailingNow(db, found);
}

/** What may lie before a sailing. */
export const earlierThan = (sailing: SailingView, withBoats: boolean): EarlierThan => ({
  clubId: sailing.club_id,
  serieId: sailing.serie_id,
  start: sailing,
  withBoats,
});

/** The boats of an earlier sailing that can be entered in another: neither helm nor boat is in it. */
export async function boatsToEnter(db: Db, from: SailingView, into: SailingView | null): Promise<CompetitorView[]> {
  const entrants = async (sailing: SailingView) =>
    (await competitorsOf(db, sailing.id)).map((row) => ({
      row,
      entrant: presentCompetitorFrame(row, { sailing, groups: [] }),
    }));
  const isEntered = amongEntered(into ? (await entrants(into)).map(({ entrant }) => entrant) : []);
  return (await entrants(from)).flatMap(({ row, entrant }) =>
    entrant.approved && !entrant.is_unmatched && entrant.skipper_name !== '' && !isEntered(entrant) ? [row] : [],
  );
}

/** Names a sailing in passing. */
export const setupRef = ({ id, name, start_date }: SailingView): EarlierSetup['sailing'] => ({ id, name, start_date });

async function presentSetup(db: Db, from: SailingView | null, into: SailingView | null): Promise<EarlierSetup | null> {
  if (!from) return null;
  const groups = await groupsOfSailing(db, from.id);
  const boats = await boatsToEnter(db, from, into);
  return { sailing: setupRef(from), start_groups: groups.length, competitors: boats.length };
}

const idIn = (text: string | undefined): number | null =>
  text === undefined ? null : /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : 0;

export interface SetupQuestion {
  club: string;
  /** The sailing that is to be set up; without it, a new one of `serie`. */
  sailing: string | undefined;
  serie: string | undefined;
}

/** GET earlier-setups/: which sailing one can be set up like. Throws 403 unless the actor runs the club. */
export async function readEarlierSetups(db: Db, actor: Actor, question: SetupQuestion): Promise<EarlierSetups> {
  const club = await findClub(db, question.club);
  if (!club) throw notFound();
  if (!mayEditClub(actor, club.id)) throw forbidden();
  const [sailingId, serieId] = [idIn(question.sailing), idIn(question.serie)];
  const sailing = sailingId === null ? null : await sailingById(db, sailingId);
  if (sailing === undefined || (sailing && sailing.club_id !== club.id))
    throw invalid({ sailing: [validationTexts.notFilterChoice] });
  if (serieId !== null && (await clubOfSerie(db, serieId)) !== club.id)
    throw invalid({ serie: [validationTexts.notFilterChoice] });

  const than = (withBoats: boolean): EarlierThan =>
    sailing ? earlierThan(sailing, withBoats) : { clubId: club.id, serieId, withBoats };
  const boats = await presentSetup(db, await latestSetup(db, than(true)), sailing);
  return {
    groups: await presentSetup(db, await latestSetup(db, than(false)), sailing),
    boats: boats && boats.competitors > 0 ? boats : null,
  };
}
