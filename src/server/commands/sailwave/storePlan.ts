import { matchKey, modelsByKey } from '../../../shared/domain/entryList/nameKeys';
import { fromThousandths } from '../../../shared/domain/decimals';
import type { Actor } from '../../../shared/domain/permissions';
import type { PlannedEntry, PlannedRace, SailwavePlan } from '../../../shared/domain/sailwave/sailwavePlan';
import { localDateOf, storedInstant } from '../../../shared/domain/time';
import { bit } from '../../db/changes';
import type { SerieRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { listBoatModels } from '../../resources/boat-models/boatModels';
import { sailingNow } from '../../resources/sailings/access';
import { addSailing } from '../../resources/sailings/saveSailing';
import { storedRules } from '../../resources/series/columns';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { addEntry, type NewEntry } from '../competitors/saveCompetitor';
import { createRaceClass } from '../groups/raceClasses';
import { createStartGroup } from '../groups/startGroups';
import { addSerie } from '../series/saveSerie';

type Models = ReturnType<typeof modelsByKey>;

const stored = (ms: number | null): string | null => (ms === null ? null : storedInstant(ms));

/** An entry as it is stored in a sailing of these groups and classes. */
interface Places {
  groups: readonly number[];
  classes: ReadonlyMap<string, number>;
  models: Models;
}

function entryColumns(entry: PlannedEntry, sailingId: number, { groups, classes, models }: Places): NewEntry {
  const { boat, ratingThousandths: rating } = entry;
  const model = models.get(matchKey(boat.type));
  const isOfTable = model !== undefined && rating !== null && model.srs === fromThousandths(rating);
  return {
    sailing_id: sailingId,
    start_group_id: entry.group === null ? null : (groups[entry.group] ?? null),
    group_chosen: bit(true),
    race_class_id: boat.fleet === null ? null : (classes.get(boat.fleet) ?? null),
    sailor_id: null,
    boat_id: null,
    skipper_name: boat.helm,
    crew_names: boat.crew,
    crew_count: boat.crewCount,
    sail_number: boat.sailNumber,
    boat_name: boat.boatName,
    boat_model_id: model?.id ?? null,
    model_text: model ? '' : boat.type,
    club_name: boat.club,
    base_rating_thousandths: boat.ratingThousandths,
    rating_type: isOfTable || rating === null ? 'srs' : 'custom',
    rating_thousandths: rating,
    start_at: stored(entry.startMs),
    finish_at: stored(entry.finishMs),
    elapsed_s: entry.elapsedS,
    recorded: entry.recorded,
    score_code: entry.code,
    score_points_tenths: entry.pointsTenths,
    score_percent: entry.percent,
    redress: entry.redress,
    categories: JSON.stringify(boat.categories),
    entered_by: 'club',
  };
}

/** A race that was to be sailed on a day that has passed has no start any more. */
const hasStart = ({ isSailed, day }: PlannedRace, today: string): boolean => isSailed || day >= today;

async function storeRace(
  work: Work,
  actor: Actor,
  race: PlannedRace,
  { serie, models }: { serie: SerieRecord; models: Models },
): Promise<number> {
  const isStarting = hasStart(race, localDateOf(Date.parse(work.now)));
  const { id: sailing } = await addSailing(work, {
    club_id: serie.club_id,
    serie_id: serie.id,
    name: race.name,
    status: race.isSailed ? 'finished' : 'upcoming',
    start_date: race.day,
    start_time: isStarting ? race.start : null,
    start_type: race.groups.length > 0 ? 'groups' : 'common',
    result_method: race.method,
    registration_scope: 'open',
  });
  const groups: number[] = [];
  for (const { name, start } of race.groups) {
    const start_time = isStarting ? start : null;
    groups.push((await createStartGroup(work, actor, { sailing, name, start_time })).id);
  }
  const classes = new Map<string, number>();
  for (const { name, method: result_method } of race.classes) {
    const kind = (result_method ?? race.method) === 'corrected' ? 'srs' : 'open';
    classes.set(name, (await createRaceClass(work, actor, { sailing, name, kind, result_method })).id);
  }
  const setting = { sailing: await sailingNow(work.tx, sailing), groups: await groupsOfSailing(work.tx, sailing) };
  for (const entry of race.entries)
    await addEntry(work, entryColumns(entry, sailing, { groups, classes, models }), setting);
  return sailing;
}

/** Stores a plan: the serie, its sailings with groups and classes, and the boats, in the order in which they are scored. */
export async function storePlan(
  work: Work,
  actor: Actor,
  clubId: number,
  plan: SailwavePlan,
): Promise<{ serie: SerieRecord; sailings: number[] }> {
  const { name, description, rules } = plan;
  const serie = await addSerie(work, { club_id: clubId, name, description, rules: storedRules(rules) });
  const models = modelsByKey(await listBoatModels(work.tx));
  const sailings: number[] = [];
  for (const race of plan.races) sailings.push(await storeRace(work, actor, race, { serie, models }));
  return { serie, sailings };
}
