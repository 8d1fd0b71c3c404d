import { actorsIn, type Actors } from '../../testing/permissionActors';
import { urlOf } from '../../testing/permissionCalls';
import { objectsFor, type Objects } from '../../testing/permissionObjects';
import { buildTestApp, type TestApp } from '../../testing/testApp';
import type { AnswerBody } from './operation';
import { OPERATIONS } from './operations';

const formOf = (body: AnswerBody | undefined) => (body && 'type' in body ? body.list : undefined);

const LISTS = Object.entries(OPERATIONS)
  .filter(([call]) => call.startsWith('GET /api/'))
  .flatMap(([call, { answers }]) => {
    const form = formOf(answers[200]);
    return form ? [[call, form] as const] : [];
  });

describe('a list that the document describes', () => {
  let server: TestApp;
  let actors: Actors;
  let objects: Objects;

  beforeAll(async () => {
    server = await buildTestApp();
    actors = await actorsIn(server);
    objects = await objectsFor(server, actors, { isPublished: true });
  });
  afterAll(() => server.close());

  const actorOf = (call: string) => (call.includes('/sailors/:id/') ? 'self' : 'own_club');

  test.each(LISTS)('%s is %s, also where a page is asked for', async (call, form) => {
    const actor = actorOf(call);
    const url = urlOf(call, { actor, actors, objects, number: 1 });
    const reply = await actors.call(actor)('GET', `${url}?page=1`);
    expect([reply.statusCode, Array.isArray(reply.json())]).toEqual([200, form === 'plain']);
  });
});
