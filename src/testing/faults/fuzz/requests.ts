import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { ACTORS } from '../../../shared/domain/callRights';
import { describedCalls, openApiDocument, type DescribedCall } from '../../../server/openapi/document';
import { actorsIn, seenFromOtherClub, type Actors } from '../../permissionActors';
import { settingOf, urlOf } from '../../permissionCalls';
import { objectsFor, type Objects } from '../../permissionObjects';
import { accessTokenOf } from '../../pushEvents';
import type { TestApp } from '../../testApp';
import { fuzzedCall, type FuzzedCall, type Targets } from './calls';

/** A server with a user of every kind, whose calls are fuzzed one after the other. */
export interface FuzzedServer {
  calls: readonly DescribedCall[];
  /** So many requests for a call, about objects that are there; the same ones for the same seed. */
  requestsFor: (described: DescribedCall, count: number, seed: number) => Promise<FuzzedCall[]>;
  send: (request: FuzzedCall) => Promise<LightMyRequestResponse>;
}

interface Sets {
  published: Objects;
  unpublished: Objects;
  /** Of the other club. */
  foreign: Objects;
}

const urlsFor = ({ call }: DescribedCall, actors: Actors, { published, unpublished, foreign }: Sets): string[] => {
  const url = (objects: Objects, by: Actors) => urlOf(call, { actors: by, objects, actor: 'staff', number: 1 });
  const own = url(published, actors);
  return [own, own, url(unpublished, actors), url(foreign, seenFromOtherClub(actors))];
};

/** What fields call the objects. */
const fieldsOf = (objects: Objects): Record<string, number> => ({
  sailing: objects.sailings,
  serie: objects.series,
  start_group: objects['start-groups'],
  race_class: objects['race-classes'],
  competitor: objects.competitors,
  boat: objects.boats,
  course: objects.courses,
});

/** Objects for one call after the other: new ones when the last call may have deleted them, or needs others. */
function objectKeeper(server: TestApp, actors: Actors): (described: DescribedCall) => Promise<Sets> {
  let held: { sets: Sets; setting: string } | undefined;
  return async ({ call, method }) => {
    const setting = settingOf(call);
    const sets =
      held?.setting === JSON.stringify(setting)
        ? held.sets
        : {
            published: await objectsFor(server, actors, { isPublished: true, ...setting }),
            unpublished: await objectsFor(server, actors, { isPublished: false }),
            foreign: await objectsFor(server, seenFromOtherClub(actors), { isPublished: true }),
          };
    held = method === 'DELETE' ? undefined : { sets, setting: JSON.stringify(setting) };
    return sets;
  };
}

export async function fuzzedServer(server: TestApp): Promise<FuzzedServer> {
  const { app } = server;
  const actors = await actorsIn(server);
  const tokens = new Map(
    ACTORS.flatMap((actor) => {
      const user = actors.users[actor];
      return user ? [[actor, { authorization: `Bearer ${accessTokenOf(server, user)}` }] as const] : [];
    }),
  );
  const objectsOf = objectKeeper(server, actors);
  await app.ready();
  const { schemas } = openApiDocument(app.policies, 'fuzzed').components;

  return {
    calls: describedCalls(app.policies),
    requestsFor: async (described, count, seed) => {
      const sets = await objectsOf(described);
      const { club, otherClub, selfSailor } = actors;
      const idsByField = { ...fieldsOf(sets.published), club: club.id, sailor: selfSailor };
      const ids = [club.id, otherClub.id, selfSailor, ...Object.values(sets.published), ...Object.values(sets.foreign)];
      const targets: Targets = { schemas, idsByField, ids: [...new Set(ids)], urls: urlsFor(described, actors, sets) };
      return fc.sample(fuzzedCall(described, targets), { numRuns: count, seed });
    },
    send: ({ actor, method, url, headers, payload }) => {
      return app.inject({
        method: method as 'GET',
        url,
        headers: { ...tokens.get(actor), ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
    },
  };
}
