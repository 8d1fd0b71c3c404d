import type { MatrixActor } from '../shared/domain/callRights';
import { TEST_PASSWORD } from './accounts';
import type { Call } from './people';
import type { Actors } from './permissionActors';
import { uuidOf } from './startEvents';
import type { Objects } from './permissionObjects';

export type Method = Parameters<Call>[0];

/** What a call is tried with. */
export interface Trial {
  objects: Objects;
  actors: Actors;
  actor: MatrixActor;
  /** Tells addresses and names apart that may be taken only once. */
  number: number;
  /** Sends what no call accepts: an actor without the right gets that answer first. */
  isBroken?: boolean;
}

interface Tried {
  body?: (trial: Trial) => object;
  headers?: Record<string, string>;
  /** Where the actor has the right, but a good answer needs more than that. */
  status?: number;
}

const newSailing = ({ actors }: Trial) => ({ club: actors.club.id, name: 'Ny segling', start_date: '2026-06-11' });
const newSeason = ({ actors }: Trial) => ({
  club: actors.club.id,
  sailings: [{ name: 'Torsdag 1', start_date: '2026-06-11' }],
});
const newSerie = ({ actors }: Trial) => ({ club: actors.club.id, name: 'Ny serie' });
const newCourse = ({ actors, number }: Trial) => ({ club: actors.club.id, name: `Ny bana ${number}` });
const inSailing = ({ objects, number }: Trial) => ({ sailing: objects.sailings, name: `Nummer ${number}` });
const sheet = ({ objects }: Trial) => ({
  finishes: [{ competitor: objects.competitors, elapsed_time: '01:00:01', anyway: true }],
});
const note = ({ number }: Trial) => ({
  events: [{ id: uuidOf(number), kind: 'note', at: '2026-06-04T13:00:00+02:00', payload: { text: 'Vinden vrider.' } }],
});
const moves = ({ objects }: Trial) => ({
  moves: [{ competitor: objects.competitors, start_group: objects['start-groups'] }],
});
const table = () => ({ text: 'Båttyp;SRS\nProvbåt;0,917' });
const list = ({ number }: Trial) => ({ text: `Segelnummer;Rorsman\nSWE ${5000 + number};Bo Ek` });
/** Its key goes by the trial, so that the same call sends the same again. */
const observation = ({ objects, number }: Trial) => ({
  observations: [
    {
      id: `${String(objects.sailings).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`,
      at: '2026-06-04T19:44:23.250+02:00',
    },
  ],
});
const login = ({ actors }: Trial) => ({ email: actors.users.own_club?.email, password: TEST_PASSWORD });
const anEntry = ({ objects }: Trial) => ({ sailing: objects.sailings, skipper_name: 'Bo Ek' });
const aBoat = () => ({ sail_number: 'SWE 58' });
const address = ({ number }: Trial) => ({ email: `ny-${number}@example.se` });

/** Bodies that are good where the actor is. Calls that need none are not here. */
const TRIED: Readonly<Record<string, Tried>> = {
  'GET /ws/clubs/:clubId/notifications/': { status: 404 },
  'GET /media/:hash': { status: 404 },
  'GET /kalender/:slug.ics': { status: 404 },
  'GET /kalender/:slug/serie/:id.ics': { status: 404 },
  'GET /kalender/egen/:token.ics': { status: 404 },
  // Not there without the token of its own that the setting gives.
  'GET /metrics': { status: 404 },
  'POST /auth/users/': {
    body: (trial) => ({ ...address(trial), password: TEST_PASSWORD, club: trial.actors.club.id }),
  },
  // Their own password is asked for: nobody is to leave before all has been tried.
  'DELETE /auth/users/me/': { body: () => ({ current_password: 'fel' }), status: 400 },
  'DELETE /auth/users/:id/': { body: () => ({ current_password: 'fel' }), status: 400 },
  'POST /auth/users/set_password/': {
    body: () => ({ current_password: 'fel', new_password: TEST_PASSWORD }),
    status: 400,
  },
  'POST /auth/users/reset_password/': { body: address },
  'POST /auth/users/reset_password_confirm/': {
    body: () => ({ uid: 'MQ', token: 'x', new_password: TEST_PASSWORD }),
    status: 400,
  },
  'POST /auth/jwt/create/': { body: login },
  // A caller without a valid token gets the same words as one without a login.
  'POST /auth/jwt/refresh/': { body: () => ({}), status: 400 },
  'POST /auth/jwt/verify/': { body: () => ({}), status: 400 },
  'POST /auth/jwt/logout/': { headers: { 'x-requested-with': 'styrbord', 'sec-fetch-site': 'same-origin' } },
  'POST /auth/evening/': { body: ({ objects }) => ({ token: objects.evening, name: 'Bo' }) },
  'POST /api/sailings/:id/evening-links/': { body: () => ({ label: 'Båten' }) },
  'PATCH /api/sailings/:id/rrs-event/': { body: () => ({ event: '0f8fad5b-d9cb-469f-a165-70867728950e' }) },
  // Without an event nothing is sent.
  'POST /api/sailings/:id/rrs-event/send/': { body: () => ({}), status: 400 },
  'POST /api/clubs/:club/roles/': { body: (trial) => ({ ...address(trial), role: 'official' }) },
  'POST /api/clubs/:club/keys/': { body: () => ({ name: 'Reserv', write: false }) },
  'POST /api/clubs/:club/webhooks/': {
    body: () => ({ url: 'https://exempel.se/in', events: ['result.final'], kind: 'signed' }),
  },
  'PATCH /api/clubs/:club/roles/:id/': { body: () => ({ role: 'owner' }) },
  'POST /api/roles/:id/accept/': { body: ({ objects }) => ({ token: objects.offered }) },
  'POST /api/feedback/': { body: () => ({ subject: 'Övrigt', message: 'Hej.' }) },
  'PATCH /api/clubs/:club/sailors/:id/': { body: () => ({ membership: 'confirmed' }) },
  'POST /api/boats/': { body: aBoat },
  'PUT /api/boats/:id/': { body: aBoat },
  'POST /api/sailings/': { body: newSailing },
  'PUT /api/sailings/:id/': { body: newSailing },
  'POST /api/sailings/season/': { body: newSeason },
  'POST /api/sailings/changes/': { body: ({ objects }) => ({ changes: [{ sailing: objects.sailings, serie: null }] }) },
  'POST /api/sailings/removals/': { body: ({ objects }) => ({ sailings: [objects.sailings] }) },
  'POST /api/sailings/:id/pursuit-starts/': {
    body: () => ({ first_start: '18:30', reference_rating: '0.900', basis: { expected_elapsed: '01:00:00' } }),
  },
  'POST /api/sailings/:id/move-competitors/': { body: moves },
  'POST /api/boat-models/import/': { body: table },
  'POST /api/sailings/:id/entry-import/': { body: list },
  // Not good without a file, and no serie of theirs came from one.
  'POST /api/clubs/:club/blw-import/': { status: 400 },
  'DELETE /api/series/:id/import/': { status: 404 },
  'POST /api/sailings/:id/copy-setup/': { body: ({ objects }) => ({ from: objects.race, boats: true }) },
  'POST /api/sailings/:id/copy-setup/undo/': { body: () => ({ start_groups: [], entered: [], placed: [] }) },
  'POST /api/sailings/:id/finishes/': { body: sheet },
  'POST /api/sailings/:id/confirm-reports/': { body: () => ({ competitors: 'supported' }) },
  'POST /api/sailings/:id/start-log/': { body: note },
  'POST /api/sailings/:id/signal-device/': { body: () => ({ device: 'tornet' }) },
  'POST /api/sailings/:id/finish-observations/': { body: observation },
  'POST /api/sailings/:id/finish-differences/': {
    body: ({ objects }) => ({ decisions: [{ main: objects.uuid, use: 'none' }] }),
  },
  'POST /api/series/': { body: newSerie },
  'PUT /api/series/:id/': { body: newSerie },
  'POST /api/series/:id/copy/': { body: () => ({ name: 'Nästa serie' }) },
  'POST /api/sailings/:id/publications/': { body: () => ({ state: 'preliminary' }) },
  'POST /api/series/:id/publications/': { body: () => ({ state: 'preliminary' }) },
  'POST /api/series/:id/merges/': { body: () => ({ from: 'SWE 9', into: 'SWE 10' }) },
  'POST /api/courses/': { body: newCourse },
  'PUT /api/courses/:id/': { body: newCourse },
  'POST /api/start-groups/': { body: inSailing },
  'PUT /api/start-groups/:id/': { body: inSailing },
  'POST /api/race-classes/': { body: inSailing },
  'PUT /api/race-classes/:id/': { body: inSailing },
  'POST /api/competitors/': { body: anEntry },
  'PUT /api/competitors/:id/': { body: anEntry },
  'PATCH /api/competitors/:id/update-elapsed-time/': { body: () => ({ elapsed_time: '01:00:00' }) },
  'PATCH /api/competitors/:id/presence/': { body: () => ({ presence: 'on_water' }) },
  'POST /api/competitors/:id/create-account/': { body: address },
  'POST /api/competitors/:id/swap/': { body: ({ objects }) => ({ with: objects.unknown }) },
  'POST /api/competitors/:id/match/': { body: ({ objects }) => ({ competitor: objects.competitors }) },
};

/** What is there before the call is made. */
export const settingOf = (call: string) => ({
  isSailed: call.includes('update-elapsed-time'),
  isEntered: call !== 'POST /api/competitors/' && !call.includes('create-account'),
});

const NAMED = ['merge', 'entry', 'uuid', 'link', 'import', 'number'] as const;
const isNamed = (parameter: string): parameter is (typeof NAMED)[number] => NAMED.some((name) => name === parameter);

/** Whose id a path has where it asks for one of this kind. */
function idIn(call: string, { objects, actors }: Trial): (parameter: string, kind: string) => number | string {
  return (parameter, kind) => {
    if (parameter.startsWith('club')) return actors.club.id;
    if (isNamed(parameter)) return objects[parameter];
    if (kind === 'users') return actors.users.self?.id ?? 0;
    if (call.includes('/roles/:id/')) return objects.roles;
    if (call.includes('/keys/:id/')) return objects.keys;
    if (call.includes('/webhooks/:id/')) return objects.webhooks;
    if (kind === 'sailors' || call.includes('/sailors/:id/')) return actors.selfSailor;
    if (call.includes('/match/')) return objects.unknown;
    return objects[kind as keyof Objects];
  };
}

/** The path of a call about the objects of a trial. */
export function urlOf(call: string, trial: Trial): string {
  const [, path = ''] = call.split(' ');
  const [, , kind = ''] = path.split('/');
  return path.replace(/:(\w+)/g, (_, parameter: string) => String(idIn(call, trial)(parameter, kind)));
}

export const methodOf = (call: string): Method => call.split(' ')[0] as Method;

/** The status that a call is answered with where nothing stands in its way; undefined for any of the good ones. */
export const statusOf = (call: string): number | undefined => TRIED[call]?.status;

/** A call whose object is in its path: the rights on it are asked before the body is looked at. */
export const namesObject = (call: string): boolean => /:(id|club)\//.test(call) && methodOf(call) !== 'GET';

/** A body that the call takes; undefined where it takes none. */
export function bodyOf(call: string, trial: Trial): object | undefined {
  if (trial.isBroken) return [];
  return TRIED[call]?.body?.(trial) ?? (methodOf(call) === 'PATCH' ? {} : undefined);
}

export const tryCall = (call: string, trial: Trial) =>
  trial.actors.call(trial.actor)(methodOf(call), urlOf(call, trial), bodyOf(call, trial), TRIED[call]?.headers);
