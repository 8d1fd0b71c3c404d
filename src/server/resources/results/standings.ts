import type { Kysely } from 'kysely';
import type { ResultMethod } from '../../../shared/contract/raceClasses';
import type { SerieRules, SeriesRow } from '../../../shared/contract/series';
import type { ScoredStandings } from '../../../shared/domain/results/resultRows';
import { scoreSeries } from '../../../shared/domain/scoring/scoreSeries';
import { rowKeys, type RowKeys } from '../../../shared/domain/series/rowKeys';
import { isScored, type SerieEntry, type SerieRace } from '../../../shared/domain/series/serieRace';
import { DEFAULT_SERIE_RULES, toRulesDocument, parseSerieRules } from '../../../shared/domain/series/serieRules';
import { seriesRows } from '../../../shared/domain/series/seriesRows';
import { standings, type StandingsInput } from '../../../shared/domain/series/standings';
import { readSeriesDocument } from '../../../shared/schemas/scoring/readSeriesDocument';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { clubDataVersion } from '../clubs/clubs';
import { racesOf } from './races';
import { mergesOf, serieOf } from './repository';

type Db = Kysely<Database>;

export interface SerieStandings {
  /** All sailings of the series in the order sailed, scored or not. */
  races: SerieRace[];
  rules: SerieRules;
  keys: RowKeys;
  classes: ScoredStandings[];
}

/** Scored through the document that is handed out, so that scoring it again gives the same points. */
const scored = (input: StandingsInput): ScoredStandings[] =>
  standings(input).map((one) => ({ standings: one, scores: scoreSeries(readSeriesDocument(one.document)) }));

const matched = ({ entries }: SerieRace): SerieEntry[] => entries.filter(({ isUnmatched }) => !isUnmatched);

async function computeSerie(db: Db, serieId: number): Promise<SerieStandings> {
  const serie = await serieOf(db, serieId);
  if (!serie) throw notFound();
  const rules = parseSerieRules(serie.rules);
  const races = await racesOf(db, { serieId });
  const merges = (await mergesOf(db, serieId)).map(({ from_key, into_key }) => ({ from: from_key, into: into_key }));
  const sailed = races.filter(isScored);
  const keys = rowKeys(sailed.map(matched), rules.competitor_key, merges);
  const document = toRulesDocument(rules, sailed);
  return {
    races,
    rules,
    keys,
    classes: scored({ races: sailed, rules: document, classScoring: rules.class_scoring, keys }),
  };
}

/** The standings of a series as they are at this moment of the database. */
export async function serieStandings(
  db: Db,
  { id, clubId }: { id: number; clubId: number },
  memoryCache: MemoryCache,
): Promise<SerieStandings> {
  const moment = await clubDataVersion(db, clubId);
  return memoryCache({ subject: `serie ${id}`, ...moment }, () => computeSerie(db, id));
}

/** The rules of a race that belongs to no series. */
const ALONE: SerieRules = { ...DEFAULT_SERIE_RULES, discards: [] };

export interface AloneOptions {
  rules?: SerieRules;
  method?: ResultMethod | undefined;
}

/** A race scored on its own, with a row for each boat. */
export function raceStandings(race: SerieRace, { rules = ALONE, method }: AloneOptions = {}): ScoredStandings[] {
  const own = new Map(race.entries.map(({ id }) => [id, String(id)]));
  const document = toRulesDocument({ ...rules, discards: [], discard_rule: 'thresholds', quotas: [] }, [
    { start_date: race.start_date, race_weight: 1, must_count: false },
  ]);
  const keys = { ofEntry: own, own };
  const classScoring = rules.class_scoring;
  return scored({ races: [race], rules: document, classScoring, keys, ...(method && { method }) });
}

/**
 * The rows of all classes of a serie, for its own club or for others: an unpublished sailing has a column for the club
 * alone.
 */
export async function serieRows(
  db: Kysely<Database>,
  serie: { id: number; clubId: number },
  memoryCache: MemoryCache,
): Promise<(reader: { isOwn: boolean }) => SeriesRow[]> {
  const { races, classes } = await serieStandings(db, serie, memoryCache);
  return ({ isOwn }) => {
    const sailings = races.filter(({ status }) => isOwn || status !== 'unpublished').map(({ sailing }) => sailing);
    return classes.flatMap(({ standings, scores }) => seriesRows(standings, scores, sailings));
  };
}
