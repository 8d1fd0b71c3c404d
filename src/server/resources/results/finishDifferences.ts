import type { Kysely } from 'kysely';
import {
  DIFFERENCE_KINDS,
  type DifferenceKind,
  type FinishDifference,
  type FinishDifferences,
} from '../../../shared/contract/finishDifferences';
import type { Actor } from '../../../shared/domain/permissions';
import { resultRows } from '../../../shared/domain/results/resultRows';
import type { SerieEntry, SerieRace } from '../../../shared/domain/series/serieRace';
import { parseSerieRules } from '../../../shared/domain/series/serieRules';
import type { Database, SailingRecord } from '../../db/schema';
import { notFound } from '../../errors';
import { entriesOf, type CompetitorView } from '../competitors/readCompetitors';
import {
  boatsOfPair,
  comparedListsOf,
  decisionOf,
  finishesOfPair,
  finishWithout,
  type SeenPair,
} from '../finish-observations/comparedLists';
import { isNotHome } from '../finishes/validateFinish';
import { assertMayRecord, visibleSailing } from '../sailings/access';
import { racesOf } from './races';
import { serieOf } from './repository';
import { raceStandings, type AloneOptions } from './standings';

type Db = Kysely<Database>;
type Sailing = Pick<SailingRecord, 'id' | 'serie_id'>;

const SECOND_MS = 1000;

/** Finishes that some boats might have instead of theirs; null: none. */
type Finishes = ReadonlyMap<number, number | null>;

/** The places and points of a race, as one of the lists would have them. */
interface Outcome {
  places: ReadonlyMap<number, number | null>;
  /** The same for two outcomes where nobody's place or points differ. */
  text: string;
}

function withFinish(entry: SerieEntry, finishMs: number | null): SerieEntry {
  if (finishMs === null) return { ...entry, finishMs, elapsedS: null };
  const elapsedS = entry.startMs === null ? null : Math.round((finishMs - entry.startMs) / SECOND_MS);
  const code = isNotHome(entry.code) ? null : entry.code;
  return { ...entry, finishMs, elapsedS: elapsedS !== null && elapsedS < 0 ? null : elapsedS, code };
}

function outcomeOf(race: SerieRace, alone: AloneOptions, finishes: Finishes): Outcome {
  const entries = race.entries.map((entry) => {
    const finish = finishes.get(entry.id);
    return finish === undefined ? entry : withFinish(entry, finish);
  });
  const placed = resultRows(raceStandings({ ...race, entries }, alone), race.sailing, []);
  const shown = placed.map(({ entry, cell }) => {
    const place = cell?.place ?? null;
    // Who may still be out there has no points yet.
    const hasPoints = place !== null || entry.code !== null || race.status === 'finished';
    return { id: entry.id, place, points: hasPoints ? (cell?.tenths ?? null) : null };
  });
  return {
    places: new Map(shown.map(({ id, place }) => [id, place])),
    text: shown
      .sort((a, b) => a.id - b.id)
      .map(({ id, place, points }) => `${id} ${place} ${points}`)
      .join('\n'),
  };
}

/** Scores the race with other finishes; what it is as it stands is worked out once. */
function scorer(race: SerieRace, alone: AloneOptions): (finishes: Finishes) => Outcome {
  const byId = new Map(race.entries.map((entry) => [entry.id, entry]));
  let asItStands: Outcome | undefined;
  return (finishes) => {
    const isOther = [...finishes].some(([id, finish]) => {
      const entry = byId.get(id);
      return entry && (entry.finishMs !== finish || (finish !== null && isNotHome(entry.code)));
    });
    if (isOther) return outcomeOf(race, alone, finishes);
    asItStands ??= outcomeOf(race, alone, new Map());
    return asItStands;
  };
}

/** The finishes of a pair's boats without it, and as each of the lists has them. */
function finishesIn(pair: SeenPair, offsetMs: number, boats: ReadonlyMap<number, CompetitorView>) {
  const named = boatsOfPair(pair);
  const finishes = finishesOfPair(pair, offsetMs);
  const decided = decisionOf(pair, boats);
  const without = new Map<number, number | null>();
  for (const id of [named.main, named.reserve]) {
    const boat = id === null ? undefined : boats.get(id);
    if (boat) without.set(boat.id, finishWithout(boat, pair, decided));
  }
  const asIn = (list: 'main' | 'reserve') => {
    const boat = named[list];
    return boat === null || !without.has(boat) ? without : new Map(without).set(boat, finishes[list]);
  };
  return { named, without, main: asIn('main'), reserve: asIn('reserve') };
}

interface Compared {
  offsetMs: number;
  boats: ReadonlyMap<number, CompetitorView>;
  score: (finishes: Finishes) => Outcome;
}

/** How the race ends by either list, and whether that is another end. */
function endsOf(pair: SeenPair, { offsetMs, boats, score }: Compared) {
  const { named, without, ...lists } = finishesIn(pair, offsetMs, boats);
  const main = score(lists.main);
  const reserve = pair.kind === 'agree' ? main : score(lists.reserve);
  // Of a boat that came again it is asked whether that counts at all.
  const [one, other] = pair.kind === 'double' ? [pair.main ? main : reserve, score(without)] : [main, reserve];
  return { named, main, reserve, matters: one.text !== other.text };
}

const placeIn = ({ places }: Outcome, boat: number | null): number | null =>
  boat === null ? null : (places.get(boat) ?? null);

function differenceOf(pair: SeenPair, compared: Compared): FinishDifference {
  const { named, main, reserve, matters } = endsOf(pair, compared);
  const [competitor, other] = new Set([named.main, named.reserve].filter((id) => id !== null));
  return {
    kind: pair.kind,
    competitor: other === undefined ? (competitor ?? null) : null,
    main: pair.main?.id ?? null,
    reserve: pair.reserve?.id ?? null,
    delta_ms: pair.deltaMs,
    matters,
    main_place: placeIn(main, named.main),
    reserve_place: placeIn(reserve, named.reserve),
    decided: decisionOf(pair, compared.boats),
  };
}

async function ruledRace(db: Db, { id, serie_id }: Sailing): Promise<{ race: SerieRace; alone: AloneOptions }> {
  const serie = serie_id === null ? undefined : await serieOf(db, serie_id);
  const [race] = await racesOf(db, { sailingId: id });
  if (!race) throw notFound();
  return { race, alone: serie ? { rules: parseSerieRules(serie.rules) } : {} };
}

/** What the two lists of a finish say, and where it makes a difference to the race. */
export async function differencesOf(db: Db, sailing: Sailing): Promise<FinishDifferences> {
  const { offsetMs, rows: pairs } = await comparedListsOf(db, sailing.id);
  const boats = new Map((await entriesOf(db, sailing.id)).map((boat) => [boat.id, boat]));
  const { race, alone } = await ruledRace(db, sailing);
  const compared = { offsetMs, boats, score: scorer(race, alone) };
  const rows = pairs.map((pair) => differenceOf(pair, compared));
  const countOf = (kind: DifferenceKind) => rows.filter((row) => row.kind === kind).length;
  return {
    offset_ms: offsetMs,
    counts: Object.fromEntries(DIFFERENCE_KINDS.map((kind) => [kind, countOf(kind)])) as FinishDifferences['counts'],
    rows: [...rows.filter(({ matters }) => matters), ...rows.filter(({ matters }) => !matters)],
  };
}

/** Throws 403 for everybody but those who record the sailing. */
export async function readDifferences(db: Db, actor: Actor, sailingId: number): Promise<FinishDifferences> {
  const sailing = await visibleSailing(db, actor, sailingId);
  assertMayRecord(actor, sailing);
  return differencesOf(db, sailing);
}
