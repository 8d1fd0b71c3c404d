import type { Competitor } from '../shared/contract/competitors';
import type { RaceClass } from '../shared/contract/raceClasses';
import type { Sailing } from '../shared/contract/sailings';
import type { Serie } from '../shared/contract/series';
import type { StartGroup } from '../shared/contract/startGroups';
import type { Call } from './people';

/** Makes things through the API, as an official does; throws when the API refuses. */
async function made<T>(call: Call, url: string, payload: object): Promise<T> {
  const reply = await call('POST', url, payload);
  if (reply.statusCode !== 201) throw new Error(`POST ${url} answered ${reply.statusCode}: ${reply.body}`);
  return reply.json<T>();
}

export const newSailing = (call: Call, values: object = {}): Promise<Sailing> =>
  made(call, '/api/sailings/', { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30', ...values });

export const newSerie = (call: Call, values: object = {}): Promise<Serie> =>
  made(call, '/api/series/', { name: 'Torsdagsserien', ...values });

export const newGroup = (call: Call, sailing: number, values: object = {}): Promise<StartGroup> =>
  made(call, '/api/start-groups/', { sailing, ...values });

export const newBoat = (call: Call, sailing: number, values: object = {}): Promise<Competitor> =>
  made(call, '/api/competitors/', { sailing, skipper_name: 'Anna Ek', ...values });

export const newClass = (call: Call, sailing: number, values: object = {}): Promise<RaceClass> =>
  made(call, '/api/race-classes/', { sailing, ...values });
