import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import { checkReports, reportedBoat, seenBoats, type ReportCheck } from '../../../shared/domain/ownReports';
import type { Database } from '../../db/schema';
import { entriesOf } from '../competitors/readCompetitors';
import { presentObservation } from './observations';
import { observationsOf } from './repository';

type Db = Kysely<Database>;
type Reported = Parameters<typeof reportedBoat>[0];

export const hasReport = ({ reported_at, reported_by }: Competitor): boolean =>
  reported_at !== null || reported_by === 'sailor';

async function checkOf(db: Db, sailingId: number, boats: readonly Reported[]): Promise<ReportCheck> {
  const observations = await observationsOf(db, sailingId);
  return checkReports(boats.map(reportedBoat), seenBoats(observations.map(presentObservation)));
}

/** What sailors have reported of their own finishes, against each other and against what the club has seen. */
export async function checkedReports(db: Db, sailingId: number): Promise<ReportCheck> {
  const boats = (await entriesOf(db, sailingId)).map((entry) => ({
    id: entry.id,
    finish_time: entry.finish_at,
    reported_by: entry.reported_by,
    reported_at: entry.reported_at,
    report_before: entry.report_before_id,
    report_after: entry.report_after_id,
  }));
  return checkOf(db, sailingId, boats);
}

/** The boat with how far its own report is confirmed. */
export function supportedBoat(boat: Competitor, { support }: ReportCheck): Competitor {
  const found = support.get(boat.id);
  return found ? { ...boat, report_support: found } : boat;
}

/** The boats of a sailing, each with how far its own report is confirmed. */
export async function withSupport(db: Db, sailingId: number, boats: Competitor[]): Promise<Competitor[]> {
  if (!boats.some(hasReport)) return boats;
  const check = await checkOf(db, sailingId, boats);
  return boats.map((boat) => supportedBoat(boat, check));
}
