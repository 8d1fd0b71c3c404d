import { randomUUID } from 'node:crypto';
import type {
  ArchivedResult,
  ArchivedSailing,
  ArchivedSerie,
  ArchivedStandings,
} from '../../../shared/contract/clubArchive';
import type { FinishState } from '../../../shared/contract/sailings';
import type { StartEvent } from '../../../shared/contract/startLog';
import { insertObservation } from '../../resources/finish-observations/repository';
import { insertPublication } from '../../resources/publications/repository';
import { insertLogEntry, markUndone } from '../../resources/result-log/repository';
import type { LoggedState } from '../../resources/result-log/state';
import { insertEvent } from '../../resources/start-log/repository';
import { flagOf, idHere, stored, type Incoming } from './incoming';

/**
 * New keys in the order of the old ones, by which acts of the same instant are told apart: a key is taken once in an
 * installation, where the club that the archive is of may still be.
 */
function newKeys(keys: readonly string[]): Map<string, string> {
  const fresh = keys.map(() => randomUUID()).sort();
  return new Map([...keys].sort().map((key, index) => [key, fresh[index] ?? key]));
}

/** The ids in what an act carries, as they are here. An act never concerns what is gone. */
function payloadHere(incoming: Incoming, { payload }: StartEvent): object {
  const listed = (kind: 'groups' | 'competitors', ids: readonly number[]) =>
    ids.flatMap((id) => idHere(incoming, kind, id) ?? []);
  return {
    ...payload,
    ...('groups' in payload && payload.groups !== null && { groups: listed('groups', payload.groups) }),
    ...('competitors' in payload && { competitors: listed('competitors', payload.competitors) }),
    ...('course' in payload && { course: idHere(incoming, 'courses', payload.course) }),
  };
}

async function takeStartLog(incoming: Incoming, { start_log }: ArchivedSailing, sailing: number): Promise<void> {
  const keys = newKeys(start_log.map(({ id }) => id));
  for (const event of start_log) {
    await insertEvent(incoming.work.tx, {
      uuid: keys.get(event.id) ?? randomUUID(),
      sailing_id: sailing,
      start_group_id: idHere(incoming, 'groups', event.start_group),
      kind: event.kind,
      at: stored(event.at),
      uncertainty_ms: event.uncertainty_ms,
      device: event.device,
      payload: JSON.stringify(payloadHere(incoming, event)),
      undoes: event.undoes === null ? null : (keys.get(event.undoes) ?? null),
      user_id: null,
      by_name: event.made_by.name,
      made_at: stored(event.made_at),
      version: incoming.nextVersion(),
    });
  }
}

/** No device that has sent one of these sends it again to this sailing: it has another key here. */
const NOT_SENT = '';

async function takeObservations(incoming: Incoming, { observations }: ArchivedSailing, sailing: number): Promise<void> {
  const keys = newKeys(observations.map(({ id }) => id));
  for (const seen of observations) {
    await insertObservation(incoming.work.tx, {
      uuid: keys.get(seen.id) ?? randomUUID(),
      fingerprint: NOT_SENT,
      sailing_id: sailing,
      competitor_id: idHere(incoming, 'competitors', seen.competitor),
      at: stored(seen.at),
      raw_at: stored(seen.raw_at),
      uncertainty_ms: seen.uncertainty_ms,
      list: seen.list,
      device: seen.device,
      sail_number: seen.sail_number,
      note: seen.note,
      order_only: flagOf(seen.order_only),
      undone: flagOf(seen.undone),
      anyway: 1,
      written_finish_at: null,
      replaced: null,
      decision: null,
      user_id: null,
      made_by_name: seen.made_by.name,
      made_at: stored(seen.made_at),
      version: incoming.nextVersion(),
    });
  }
}

/** The wire does not say what was written down, so an entry of the log that came along can be read and not undone. */
const logged = (state: FinishState | null): string | null =>
  state && JSON.stringify({ ...state, recorded: null, reported_by: null } satisfies LoggedState);

async function takeResultLog(incoming: Incoming, { result_log }: ArchivedSailing, sailing: number): Promise<void> {
  for (const entry of result_log) {
    const id = await insertLogEntry(incoming.work.tx, {
      sailing_id: sailing,
      competitor_id: idHere(incoming, 'competitors', entry.competitor),
      user_id: null,
      action: entry.action,
      label: entry.label,
      by_name: entry.by,
      at: stored(entry.at),
      before: logged(entry.before),
      after: logged(entry.after),
      undone_by: null,
      evening_link: null,
    });
    // Which entry took it back is not told either.
    if (entry.undone) await markUndone(incoming.work.tx, id, id);
  }
}

const dataOfResult = (incoming: Incoming, { data }: ArchivedResult): ArchivedResult['data'] => ({
  sailing: {
    ...data.sailing,
    id: idHere(incoming, 'sailings', data.sailing.id) ?? 0,
    serie: data.sailing.serie && {
      ...data.sailing.serie,
      id: idHere(incoming, 'series', data.sailing.serie.id) ?? 0,
    },
  },
  rows: data.rows.map((row) => ({ ...row, competitor: idHere(incoming, 'competitors', row.competitor) ?? 0 })),
});

function dataOfStandings(incoming: Incoming, { data }: ArchivedStandings): ArchivedStandings['data'] {
  const sailing = (id: number) => idHere(incoming, 'sailings', id) ?? 0;
  return {
    serie: {
      ...data.serie,
      id: idHere(incoming, 'series', data.serie.id) ?? 0,
      races: data.serie.races.map((race) => ({ ...race, sailing: sailing(race.sailing) })),
      counted: data.serie.counted.map(sailing),
    },
    rows: data.rows.map((row) => ({
      ...row,
      competitor: idHere(incoming, 'competitors', row.competitor) ?? 0,
      scores: row.scores.map((score) => ({ ...score, sailing: sailing(score.sailing) })),
    })),
  };
}

async function takePublication(
  { work }: Incoming,
  subject: { sailing_id: number | null; serie_id: number | null },
  publication: ArchivedResult | ArchivedStandings,
  data: object,
): Promise<void> {
  await insertPublication(work.tx, {
    ...subject,
    number: publication.number,
    state: publication.state,
    made_at: stored(publication.made_at),
    user_id: null,
    made_by_name: publication.made_by?.name ?? null,
    note: publication.note,
    changes: JSON.stringify(publication.changes),
    data: JSON.stringify(data),
  });
}

/** What was written down about the sailings, and what was published of them, once all rows are there. */
export async function takeLogs(incoming: Incoming, sailings: readonly ArchivedSailing[]): Promise<void> {
  for (const sailing of sailings) {
    const id = idHere(incoming, 'sailings', sailing.id);
    if (id === null) continue;
    await takeStartLog(incoming, sailing, id);
    await takeObservations(incoming, sailing, id);
    await takeResultLog(incoming, sailing, id);
    for (const one of sailing.publications)
      await takePublication(incoming, { sailing_id: id, serie_id: null }, one, dataOfResult(incoming, one));
  }
}

export async function takePublishedSeries(incoming: Incoming, series: readonly ArchivedSerie[]): Promise<void> {
  for (const serie of series) {
    const id = idHere(incoming, 'series', serie.id);
    if (id === null) continue;
    for (const one of serie.publications)
      await takePublication(incoming, { sailing_id: null, serie_id: id }, one, dataOfStandings(incoming, one));
  }
}
