import type { LightMyRequestResponse } from 'fastify';
import { PERMISSION_MATRIX } from '../../shared/domain/permissionMatrix';
import { describeEachEngine } from '../../testing/engines';
import { actorsIn, type Actors } from '../../testing/permissionActors';
import { urlOf } from '../../testing/permissionCalls';
import { objectsFor, type Objects } from '../../testing/permissionObjects';

/** Not the page of the API: its policy has a new nonce each time. */
const READS = Object.keys(PERMISSION_MATRIX).filter(
  (call) => /^GET \/(api|auth)\//.test(call) && !call.endsWith('/docs/'),
);
/** Of every answer its own. */
const PASSING = ['x-request-id', 'date'];

const headersOf = ({ statusCode, headers }: LightMyRequestResponse): unknown => [
  statusCode,
  Object.entries(headers).filter(([name]) => !PASSING.includes(name)),
];

describeEachEngine('HEAD', (makeApp) => {
  let actors: Actors;
  let objects: Objects;
  beforeAll(async () => {
    const server = await makeApp();
    actors = await actorsIn(server);
    objects = await objectsFor(server, actors, { isPublished: true });
  });

  test.each(READS)('says of %s what GET says, without the body', async (call) => {
    for (const actor of ['own_club', 'self', 'anonymous'] as const) {
      const url = urlOf(call, { objects, actors, actor, number: 1 });
      const [got, head] = [await actors.call(actor)('GET', url), await actors.call(actor)('HEAD', url)];
      expect(headersOf(head)).toEqual(headersOf(got));
      expect([head.body, head.headers['content-length']]).toEqual(['', String(got.rawPayload.length)]);
    }
  });
});
