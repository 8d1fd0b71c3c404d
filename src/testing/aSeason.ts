import type { WireDate } from '../shared/contract/common';
import type { ScoreCode } from '../shared/contract/competitors';
import type { SerieRules } from '../shared/contract/series';
import { addDays, WEEK_DAYS } from '../shared/domain/calendar';
import type { ClubRecord, SailingRecord, SerieRecord } from '../server/db/schema';
import { aCompetitorRecord, aSailingRecord } from './records';
import type { TestApp } from './testApp';

type Db = Pick<TestApp, 'db'>;

const BORN = '2026-04-01T10:00:00.000Z';

/** An evening: the boats in the order that they came home, and codes of those that did not. */
export interface Evening {
  order?: readonly string[];
  codes?: Readonly<Record<string, ScoreCode>>;
  sailing?: Partial<Omit<SailingRecord, 'id'>>;
}

export interface Season {
  serie: SerieRecord;
  sailings: SailingRecord[];
}

interface SeasonOf {
  name?: string;
  rules?: Partial<SerieRules>;
  description?: string;
  /** Thursdays from 7 May 2026 on. */
  evenings: readonly Evening[];
  /** Of boats, by sail number. */
  categories?: Readonly<Record<string, string[]>>;
}

const thursday = (number: number): WireDate => addDays('2026-05-07', number * WEEK_DAYS);

async function anEvening(
  server: Db,
  sailing: SailingRecord,
  { order = [], codes = {} }: Evening,
  categories: SeasonOf['categories'] = {},
) {
  const boat = (sail_number: string) => ({
    sail_number,
    boat_name: `Båt ${sail_number.replace('SWE ', '')}`,
    skipper_name: `Rorsman ${sail_number.replace('SWE ', '')}`,
    categories: JSON.stringify(categories[sail_number] ?? []),
    approved: 1 as const,
    reported_by: 'club' as const,
  });
  for (const [index, sail_number] of order.entries()) {
    await aCompetitorRecord(server, sailing, {
      ...boat(sail_number),
      elapsed_s: 3600 + 60 * index,
      recorded: 'elapsed',
    });
  }
  for (const [sail_number, score_code] of Object.entries(codes)) {
    await aCompetitorRecord(server, sailing, { ...boat(sail_number), score_code });
  }
}

/**
 * A serie with its evenings, finished and verified unless they say otherwise; nobody has a rating, so elapsed time
 * decides.
 */
export async function aSeason(server: Db, club: Pick<ClubRecord, 'id'>, season: SeasonOf): Promise<Season> {
  const serie = await server.db
    .insertInto('series')
    .values({
      club_id: club.id,
      name: season.name ?? 'Torsdagsserien 2026',
      description: season.description ?? '',
      rules: JSON.stringify(season.rules ?? {}),
      created_at: BORN,
      updated_at: BORN,
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const sailings: SailingRecord[] = [];
  for (const [index, evening] of season.evenings.entries()) {
    const sailing = await aSailingRecord(server, club, {
      serie_id: serie.id,
      name: `Torsdag ${index + 1}`,
      start_date: thursday(index),
      result_method: 'elapsed',
      status: 'finished',
      verified_result: 1,
      ...evening.sailing,
    });
    await anEvening(server, sailing, evening, season.categories);
    sailings.push(sailing);
  }
  return { serie, sailings };
}
