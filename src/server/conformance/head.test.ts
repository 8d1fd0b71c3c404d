import type { LightMyRequestResponse } from 'fastify';
import { PERMISSION_MATRIX } from '../../shared/domain/permissionMatrix';
import { describeEachEngine } from '../../testing/engines';
import { askersIn, type Askers } from '../../testing/permissionAskers';
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
  let askers: Askers;
  let objects: Objects;
  beforeAll(async () => {
    const server = await makeApp();
    askers = await askersIn(server);
    objects = await objectsFor(server, askers, { isPublished: true });
  });

  test.each(READS)('says of %s what GET says, without the body', async (call) => {
    for (const asker of ['own_club', 'self', 'anonymous'] as const) {
      const url = urlOf(call, { objects, askers, asker, number: 1 });
      const [got, head] = [await askers.call(asker)('GET', url), await askers.call(asker)('HEAD', url)];
      expect(headersOf(head)).toEqual(headersOf(got));
      expect([head.body, head.headers['content-length']]).toEqual(['', String(got.rawPayload.length)]);
    }
  });
});
