import { RIGHTS, type MatrixActor, type Right, type RightName } from './callRights';

/**
 * Who may make which call of the server, as one table: the server cannot register a call that is not in it.
 * What a screen hides and a service refuses in detail is in permissions.ts; this table says how each call answers whom.
 */

/** Calls by method and path, each with the right that it takes. HEAD is as GET. */
export type CallRights = Readonly<Record<string, RightName>>;

/** Every call of the server. */
export const PERMISSION_MATRIX: CallRights = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /api/schema/': 'public',
  'GET /api/schema/docs/': 'public',
  'GET /api/schema/push/': 'public',
  'GET /ws/clubs/:clubId/notifications/': 'public',
  // By a name that only those who may see what the file belongs to are given.
  'GET /media/:hash': 'public',
  'GET /kalender/:slug.ics': 'public',
  'GET /kalender/:slug/serie/:id.ics': 'public',
  // By a token that only its owner has been told.
  'GET /kalender/egen/:token.ics': 'public',

  'POST /auth/users/': 'openToPeople',
  'GET /auth/users/': 'person',
  'GET /auth/users/me/': 'whoAmI',
  'PUT /auth/users/me/': 'person',
  'PATCH /auth/users/me/': 'person',
  'DELETE /auth/users/me/': 'person',
  'POST /auth/users/set_password/': 'person',
  'GET /auth/users/:id/': 'account',
  'PUT /auth/users/:id/': 'account',
  'PATCH /auth/users/:id/': 'account',
  'DELETE /auth/users/:id/': 'endAccount',
  'POST /auth/users/reset_password/': 'openToPeople',
  'POST /auth/users/reset_password_confirm/': 'openToPeople',
  'POST /auth/jwt/create/': 'public',
  'POST /auth/jwt/refresh/': 'public',
  'POST /auth/jwt/verify/': 'public',
  'POST /auth/jwt/logout/': 'public',
  'POST /auth/evening/': 'public',

  'GET /api/index-data/': 'open',
  'GET /api/time/': 'public',
  'GET /api/search/': 'loggedIn',
  'POST /api/feedback/': 'person',
  'GET /api/clubs/': 'open',
  'GET /api/clubs/:club/': 'open',
  'PATCH /api/clubs/:club/': 'owner',
  'GET /api/clubs/:club/archive/': 'owner',
  'GET /api/clubs/:club/roles/': 'club',
  'POST /api/clubs/:club/roles/': 'owner',
  'PATCH /api/clubs/:club/roles/:id/': 'owner',
  'DELETE /api/clubs/:club/roles/:id/': 'owner',
  'POST /api/roles/:id/accept/': 'invited',
  'GET /api/clubs/:club/keys/': 'owner',
  'POST /api/clubs/:club/keys/': 'owner',
  'DELETE /api/clubs/:club/keys/:id/': 'owner',
  'GET /api/clubs/:club/webhooks/': 'owner',
  'POST /api/clubs/:club/webhooks/': 'owner',
  'DELETE /api/clubs/:club/webhooks/:id/': 'owner',
  'POST /api/clubs/:club/webhooks/:id/test/': 'owner',
  // Of its members. Those who ask to become one are listed for the club alone.
  'GET /api/clubs/:club/sailors/': 'fellows',
  'PATCH /api/clubs/:club/sailors/:id/': 'club',
  'GET /api/clubs/:club/distinct-competitors/': 'club',
  'GET /api/clubs/:club/waiting-entries/': 'club',
  'GET /api/clubs/:club/earlier-setups/': 'club',
  'GET /api/clubs/:club/blw-import/': 'club',
  'POST /api/clubs/:club/blw-import/': 'club',

  'GET /api/sailors/my-registrations/': 'loggedIn',
  'GET /api/sailors/:id/': 'loggedIn',
  'PATCH /api/sailors/:id/': 'himself',
  'POST /api/sailors/:id/calendar-link/': 'himself',
  'GET /api/sailors/:id/entries/': 'fellows',
  'GET /api/sailors/:id/seasons/': 'fellows',

  'GET /api/boat-models/': 'loggedIn',
  'POST /api/boat-models/import/': 'staff',
  'GET /api/boats/': 'loggedIn',
  'POST /api/boats/': 'person',
  'GET /api/boats/:id/': 'loggedIn',
  'PUT /api/boats/:id/': 'boat',
  'PATCH /api/boats/:id/': 'boat',
  'DELETE /api/boats/:id/': 'boatOwner',

  'GET /api/sailings/': 'loggedIn',
  'POST /api/sailings/': 'club',
  'GET /api/sailings/:id/': 'visibleBelow',
  'PUT /api/sailings/:id/': 'ownClub',
  'PATCH /api/sailings/:id/': 'ownClub',
  'DELETE /api/sailings/:id/': 'ownClub',
  'POST /api/sailings/season/': 'club',
  'POST /api/sailings/changes/': 'ownClub',
  'POST /api/sailings/removals/': 'ownClub',
  'POST /api/sailings/:id/copy/': 'ownClub',
  'POST /api/sailings/:id/copy-setup/': 'ownClub',
  'POST /api/sailings/:id/copy-setup/undo/': 'ownClub',
  'POST /api/sailings/:id/pursuit-starts/': 'ownClub',
  'DELETE /api/sailings/:id/pursuit-starts/': 'ownClub',
  'GET /api/sailings/:id/results/': 'visibleBelow',
  'POST /api/sailings/:id/move-competitors/': 'recorded',
  'POST /api/sailings/:id/finishes/': 'recorded',
  'GET /api/sailings/:id/start-log/': 'visibleBelow',
  'POST /api/sailings/:id/start-log/': 'recorded',
  'GET /api/sailings/:id/signal-device/': 'recorded',
  'POST /api/sailings/:id/signal-device/': 'recorded',
  'GET /api/sailings/:id/finish-observations/': 'recorded',
  'POST /api/sailings/:id/finish-observations/': 'recorded',
  'PATCH /api/sailings/:id/finish-observations/:uuid/': 'recorded',
  'GET /api/sailings/:id/result-log/': 'recorded',
  'POST /api/sailings/:id/result-log/:entry/undo/': 'undone',
  'GET /api/sailings/:id/evening-links/': 'ownClub',
  'POST /api/sailings/:id/evening-links/': 'ownClub',
  'DELETE /api/sailings/:id/evening-links/:link/': 'ownClub',
  'GET /api/sailings/:id/entry-import/': 'ownClub',
  'POST /api/sailings/:id/entry-import/': 'ownClub',
  'DELETE /api/sailings/:id/entry-import/:import/': 'ownClub',
  'GET /api/sailings/:id/rrs-event/': 'ownClub',
  'PATCH /api/sailings/:id/rrs-event/': 'ownClub',
  'DELETE /api/sailings/:id/rrs-event/': 'ownClub',
  'POST /api/sailings/:id/rrs-event/send/': 'ownClub',
  'GET /api/sailings/:id/export/': 'visibleBelow',
  'GET /api/sailings/:id/finish-differences/': 'recorded',
  'POST /api/sailings/:id/finish-differences/': 'recorded',
  'POST /api/sailings/:id/confirm-reports/': 'recorded',
  'GET /api/sailings/:id/headcount/': 'recorded',
  'GET /api/sailings/:id/publications/': 'visible',
  'POST /api/sailings/:id/publications/': 'ownClub',
  'DELETE /api/sailings/:id/publications/:number/': 'ownClub',

  'GET /api/courses/': 'loggedIn',
  'POST /api/courses/': 'club',
  'GET /api/courses/:id/': 'course',
  'GET /api/courses/:id/records/': 'loggedIn',
  'PUT /api/courses/:id/': 'club',
  'PATCH /api/courses/:id/': 'club',
  'DELETE /api/courses/:id/': 'club',
  'GET /api/clubs/:club/courses/': 'loggedIn',
  'GET /api/clubs/:club/statistics/': 'loggedIn',

  'GET /api/series/': 'loggedIn',
  'POST /api/series/': 'club',
  'GET /api/series/:id/': 'visible',
  'PUT /api/series/:id/': 'ownClub',
  'PATCH /api/series/:id/': 'ownClub',
  'DELETE /api/series/:id/': 'ownClub',
  'POST /api/series/:id/copy/': 'ownClub',
  'DELETE /api/series/:id/import/': 'ownClub',
  'GET /api/series/:id/results/': 'visible',
  'GET /api/series/:id/scoring/': 'visible',
  'GET /api/series/:id/export/': 'visible',
  'GET /api/series/:id/merges/': 'visible',
  'POST /api/series/:id/merges/': 'ownClub',
  'DELETE /api/series/:id/merges/:merge/': 'ownClub',
  'GET /api/series/:id/publications/': 'visible',
  'POST /api/series/:id/publications/': 'ownClub',
  'DELETE /api/series/:id/publications/:number/': 'ownClub',

  'POST /api/start-groups/': 'ownClub',
  'GET /api/start-groups/:id/': 'visibleBelow',
  'PUT /api/start-groups/:id/': 'ownClub',
  'PATCH /api/start-groups/:id/': 'ownClub',
  'DELETE /api/start-groups/:id/': 'ownClub',

  'POST /api/race-classes/': 'ownClub',
  'GET /api/race-classes/:id/': 'visibleBelow',
  'PUT /api/race-classes/:id/': 'ownClub',
  'PATCH /api/race-classes/:id/': 'ownClub',
  'DELETE /api/race-classes/:id/': 'ownClub',

  'POST /api/competitors/': 'enter',
  'GET /api/competitors/:id/': 'visibleBelow',
  'GET /api/competitors/:id/boat-history/': 'visible',
  'PUT /api/competitors/:id/': 'ownEntry',
  'PATCH /api/competitors/:id/': 'ownEntry',
  'DELETE /api/competitors/:id/': 'ownEntry',
  'PATCH /api/competitors/:id/update-elapsed-time/': 'report',
  'PATCH /api/competitors/:id/presence/': 'report',
  'POST /api/competitors/:id/create-account/': 'ownClub',
  'POST /api/competitors/:id/match/': 'recorded',
  'POST /api/competitors/:id/swap/': 'recorded',
};

/**
 * What browsers open and the API document does not describe: the public pages of clubs, and what only some servers have,
 * the development mailbox and the built client.
 */
export const PAGE_RIGHTS: CallRights = {
  'GET /r/:club/': 'public',
  'GET /r/:club/segling/:id': 'public',
  'GET /r/:club/serie/:id': 'public',
  'GET /r/:club/skarm': 'public',
  'GET /r/:club/nytt': 'public',
  'GET /r/stil.css': 'public',
  'GET /r/skarm.css': 'public',
  'GET /r/skarm.js': 'public',
  'GET /r/oembed': 'public',
  'GET /r/live.js': 'public',
  'GET /r/sans.woff2': 'public',
  'GET /r/embed.js': 'public',
  'GET /dev/mailbox': 'public',
  'GET /*': 'public',
};

/** Whether the call is open to such an actor at all; which objects they reach by it is decided by the service. */
function mayCall(call: string, actor: MatrixActor): boolean {
  const name = PERMISSION_MATRIX[call.replace(/^HEAD /, 'GET ')];
  if (!name) return false;
  const { verdicts, judged = [] }: Right = RIGHTS[name];
  return judged.includes(actor) || verdicts[actor] !== 'forbidden';
}

/** The calls that recorders may make at all. */
export const mayRecorderCall = (call: string): boolean => mayCall(call, 'recorder');

/** The calls that a program may make at all by a key of a club; one that may not write only reads. */
export function mayKeyCall(call: string, { write }: { write: boolean }): boolean {
  if (!write && !/^(GET|HEAD) /.test(call)) return false;
  return mayCall(call, write ? 'key' : 'reading_key');
}
