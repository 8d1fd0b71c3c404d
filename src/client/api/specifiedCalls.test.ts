import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIFIED_CALLS, type SpecifiedCall } from '../../shared/contract/specifiedCalls';
import { anAnswerTo, ENDPOINT_ARGUMENTS } from '../../testing/endpointCalls';
import { stateReducers } from '../../testing/stateReducers';
import { watchCalls, type SentCall } from '../../testing/tabs';
import { loggedIn } from '../state/session';
import { api } from './api';

/** What the client asks of its own server beyond the specification. */
const OWN_CALLS = [
  'POST /auth/jwt/logout/',
  'POST /auth/evening/',
  'GET /api/clubs/{club}/roles/',
  'POST /api/clubs/{club}/roles/',
  'PATCH /api/clubs/{club}/roles/{id}/',
  'DELETE /api/clubs/{club}/roles/{id}/',
  'POST /api/roles/{id}/accept/',
  'GET /api/clubs/{club}/keys/',
  'POST /api/clubs/{club}/keys/',
  'DELETE /api/clubs/{club}/keys/{id}/',
  'GET /api/clubs/{club}/webhooks/',
  'POST /api/clubs/{club}/webhooks/',
  'DELETE /api/clubs/{club}/webhooks/{id}/',
  'POST /api/clubs/{club}/webhooks/{id}/test/',
  'GET /api/sailings/{id}/rrs-event/',
  'PATCH /api/sailings/{id}/rrs-event/',
  'DELETE /api/sailings/{id}/rrs-event/',
  'POST /api/sailings/{id}/rrs-event/send/',
  'GET /api/sailings/{id}/evening-links/',
  'POST /api/sailings/{id}/evening-links/',
  'DELETE /api/sailings/{id}/evening-links/{link}/',
  'GET /api/clubs/{club}/earlier-setups/',
  'POST /api/sailings/{id}/copy-setup/',
  'POST /api/sailings/{id}/copy-setup/undo/',
  'POST /api/boat-models/import/',
  'GET /api/sailings/{id}/entry-import/',
  'POST /api/sailings/{id}/entry-import/',
  'DELETE /api/sailings/{id}/entry-import/{import}/',
  'GET /api/clubs/{club}/blw-import/',
  'POST /api/clubs/{club}/blw-import/',
  'DELETE /api/series/{id}/import/',
  'GET /api/sailings/{id}/export/',
  'GET /api/series/{id}/export/',
  'GET /api/clubs/{club}/archive/',
  'POST /auth/users/set_password/',
  'DELETE /auth/users/me/',
  'GET /api/sailors/{id}/',
  'GET /api/sailors/{id}/entries/',
  'POST /api/sailors/{id}/calendar-link/',
  'GET /api/boats/{id}/',
  'PUT /api/boats/{id}/',
  'DELETE /api/boats/{id}/',
  'GET /api/clubs/{club}/waiting-entries/',
  'GET /api/clubs/{club}/statistics/',
  'GET /api/courses/{id}/records/',
  'GET /api/sailors/{id}/seasons/',
  'GET /api/competitors/{id}/boat-history/',
  'PATCH /api/clubs/{club}/sailors/{id}/',
  'PATCH /api/sailings/{id}/',
  'GET /api/start-groups/{id}/',
  'PATCH /api/start-groups/{id}/',
  'GET /api/sailings/{id}/results/',
  'GET /api/sailings/{id}/result-log/',
  'POST /api/sailings/{id}/result-log/{entry}/undo/',
  'POST /api/sailings/season/',
  'POST /api/sailings/changes/',
  'POST /api/sailings/removals/',
  'POST /api/series/{id}/copy/',
  'POST /api/sailings/{id}/pursuit-starts/',
  'DELETE /api/sailings/{id}/pursuit-starts/',
  'POST /api/sailings/{id}/move-competitors/',
  'POST /api/sailings/{id}/finishes/',
  'GET /api/sailings/{id}/finish-observations/',
  'POST /api/sailings/{id}/finish-observations/',
  'PATCH /api/sailings/{id}/finish-observations/{uuid}/',
  'GET /api/sailings/{id}/start-log/',
  'POST /api/sailings/{id}/start-log/',
  'GET /api/sailings/{id}/signal-device/',
  'POST /api/sailings/{id}/signal-device/',
  'GET /api/sailings/{id}/finish-differences/',
  'POST /api/sailings/{id}/finish-differences/',
  'PATCH /api/competitors/{id}/presence/',
  'POST /api/sailings/{id}/confirm-reports/',
  'POST /api/competitors/{id}/match/',
  'POST /api/competitors/{id}/swap/',
  'GET /api/time/',
  'GET /api/series/{id}/scoring/',
  'GET /api/series/{id}/merges/',
  'POST /api/series/{id}/merges/',
  'DELETE /api/series/{id}/merges/{merge}/',
  'GET /api/sailings/{id}/publications/',
  'POST /api/sailings/{id}/publications/',
  'DELETE /api/sailings/{id}/publications/{number}/',
  'GET /api/series/{id}/publications/',
  'POST /api/series/{id}/publications/',
  'DELETE /api/series/{id}/publications/{number}/',
];

/** Each says in its address what it is asked for. */
const QUERIES: Readonly<Record<string, string>> = {
  search: '/api/search/?query=torsdag',
  sailings: '/api/sailings/?club=7',
  series: '/api/series/?club=7',
  earlierSetups: '/api/clubs/7/earlier-setups/?sailing=3',
  clubStatistics: '/api/clubs/exempel-ss/statistics/?year=2026',
  distinctCompetitors: '/api/clubs/7/distinct-competitors/?sailing_id=3',
};

interface Endpoint {
  initiate: (asked: unknown) => ThunkAction<Promise<{ error?: unknown }>, unknown, unknown, UnknownAction>;
}

const nameOf = ({ method, path }: SpecifiedCall): string => `${method} ${path}`;
const KNOWN = [...SPECIFIED_CALLS.map(nameOf), ...OWN_CALLS];

/** "GET /api/clubs/7/" is "GET /api/clubs/{club}/"; a name without a gap fits before one with. */
function knownNameOf({ method, path }: SentCall): string {
  const [bare = ''] = path.split('?');
  const sent = `${method} ${bare}`;
  const fitting = KNOWN.filter((name) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`).test(sent));
  return fitting.find((name) => name === sent) ?? fitting[0] ?? `${sent} (neither specified nor ours)`;
}

let endpoints: Record<string, Endpoint>;
/** What each endpoint has sent. */
const sent = new Map<string, SentCall[]>();
const sentNames = (endpoint: string): string[] => (sent.get(endpoint) ?? []).map(knownNameOf);

const openStore = () =>
  configureStore({
    reducer: { ...stateReducers, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });

async function ask({ initiate }: Endpoint, asked: readonly unknown[]): Promise<SentCall[]> {
  const watch = watchCalls(async ({ path }) => Response.json(anAnswerTo(path.split('?')[0] ?? '')));
  for (const argument of asked) {
    const store = openStore();
    store.dispatch(loggedIn({ access: 'a.token.of-nobody' }));
    expect((await store.dispatch(initiate(argument))).error).toBeUndefined();
  }
  watch.stop();
  return watch.calls;
}

beforeAll(async () => {
  // The queue of own changes has an endpoint of its own.
  for (const folder of [__dirname, join(__dirname, '../changes/queue')]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(^|\/)\w+\.tsx?$/.test(name))) await import(join(folder, file));
  }
  endpoints = { ...api.endpoints };
  for (const [name, endpoint] of Object.entries(endpoints))
    sent.set(name, await ask(endpoint, ENDPOINT_ARGUMENTS[name] ?? []));
});

test('every endpoint of the client is asked here', () => {
  expect(Object.keys(ENDPOINT_ARGUMENTS).sort()).toEqual(Object.keys(endpoints).sort());
  expect([...sent].filter(([, calls]) => calls.length === 0)).toEqual([]);
});

test('what they send is specified, or one of the calls that we have added', () => {
  const all = [...sent.keys()].flatMap(sentNames);
  expect([...new Set(all)].sort()).toEqual([...KNOWN].sort());
});

test.each(Object.entries(QUERIES))('%s asks %s', (endpoint, path) => {
  expect(sent.get(endpoint)?.map((call) => call.path)).toEqual([path]);
});

describe('the table of docs/spec-map.md', () => {
  const map = readFileSync(join('docs', 'spec-map.md'), 'utf8');
  const cells = map.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  const rowOf = (call: string) => cells.find(([, name = '']) => name === call || name.startsWith(`${call} (`)) ?? [];

  test.each(SPECIFIED_CALLS.map((specified) => [nameOf(specified), specified] as const))(
    '%s',
    (call, { isForm = false }) => {
      const [, , endpoint = '', file = '', route = ''] = rowOf(call);
      expect(sentNames(endpoint)).toContain(call);
      expect(readFileSync(join('src', file), 'utf8')).toContain(`    ${endpoint}: build.`);
      expect(route).toMatch(/^server\/routes\/\w+\.ts$/);
      expect(readFileSync(join('src', route), 'utf8')).toContain('app.');
      const bodies = (sent.get(endpoint) ?? [])
        .filter((made) => knownNameOf(made) === call)
        .map(({ headers }) => headers.get('content-type'));
      expect(bodies).toEqual([
        isForm ? expect.stringMatching(/^multipart\/form-data/) : expect.not.stringMatching(/^multipart/),
      ]);
    },
  );

  test('names every endpoint', () => {
    const named = new Set(cells.flatMap(([, , names = '']) => names.split(', ')));
    expect(Object.keys(endpoints).filter((name) => !named.has(name))).toEqual([]);
  });
});
