import { SPECIFIED_CALLS, SPECIFIED_SOCKET, type SpecifiedCall } from '../../shared/contract/specifiedCalls';
import type { TokenPair } from '../../shared/contract/auth';
import { RIGHTS, type MatrixActor } from '../../shared/domain/callRights';
import { PERMISSION_MATRIX } from '../../shared/domain/permissionMatrix';
import { TEST_PASSWORD } from '../../testing/accounts';
import { aResetLink } from '../../testing/aResetLink';
import { watchAnswers, type AnswerWatch } from '../../testing/describedAnswers';
import { describeEachEngine } from '../../testing/engines';
import { multipart } from '../../testing/multipart';
import { actorsIn, type Actors } from '../../testing/permissionActors';
import { bodyOf, settingOf, urlOf, type Trial } from '../../testing/permissionCalls';
import { objectsFor } from '../../testing/permissionObjects';
import type { TestApp } from '../../testing/testApp';

const ASKED: readonly MatrixActor[] = ['self', 'own_club'];

const matrixCall = ({ method, path }: SpecifiedCall): string => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Somebody who may make the call. */
function actorOf(call: string): MatrixActor {
  const name = PERMISSION_MATRIX[call];
  const actor = ASKED.find((one) => name && RIGHTS[name].verdicts[one] === 'yes');
  if (!actor) throw new Error(`Nobody may make ${call}.`);
  return actor;
}

/** What the specification has behind the question mark. */
const QUERIES: Readonly<Record<string, (trial: Trial) => string>> = {
  'GET /api/search/': () => '?query=Torsdag',
  'GET /api/sailings/': ({ actors }) => `?club=${actors.club.id}`,
  'GET /api/clubs/:club/distinct-competitors/': ({ objects }) => `?sailing_id=${objects.sailings}`,
};

/** Bodies that need what another call gave, or that change something where the matrix only tries the rights. */
const BODIES: Readonly<Record<string, (server: TestApp, actors: Actors) => Promise<object>>> = {
  'POST /auth/jwt/refresh/': async (_server, actors) => {
    const body = { email: actors.users.own_club?.email, password: TEST_PASSWORD };
    const { refresh } = (await actors.call('anonymous')('POST', '/auth/jwt/create/', body)).json<TokenPair>();
    return { refresh };
  },
  'POST /auth/users/reset_password_confirm/': async (server, { users }) => {
    const link = await aResetLink(server, { email: users.sailor?.email ?? '' });
    const [, , uid, token] = link.split('/');
    return { uid, token, new_password: 'Slör-mot-hamnen' };
  },
  'PATCH /api/sailors/:id/': async () => ({ first_name: 'Sara', phone: '' }),
  'PATCH /api/clubs/:club/': async () => ({ city: 'Nynäshamn', self_reporting: 'false' }),
};

describeEachEngine('the calls of the specification', (makeApp) => {
  let server: TestApp;
  let actors: Actors;
  let answers: AnswerWatch;
  // The objects have names with small numbers.
  let number = 1000;

  beforeAll(async () => {
    server = await makeApp();
    answers = watchAnswers(server.app);
    actors = await actorsIn(server);
  });

  async function make(specified: SpecifiedCall) {
    const call = matrixCall(specified);
    const objects = await objectsFor(server, actors, { isPublished: true, ...settingOf(call) });
    const trial: Trial = { actors, objects, actor: actorOf(call), number: (number += 1) };
    const body = (await BODIES[call]?.(server, actors)) ?? bodyOf(call, trial);
    const { payload, headers } = specified.isForm && body ? await multipart(body) : { payload: body, headers: {} };
    return actors.call(trial.actor)(
      specified.method,
      `${urlOf(call, trial)}${QUERIES[call]?.(trial) ?? ''}`,
      payload,
      headers,
    );
  }

  test('are as many as its table has', () => {
    expect(SPECIFIED_CALLS).toHaveLength(48);
    expect(new Set(SPECIFIED_CALLS.map(matrixCall)).size).toBe(SPECIFIED_CALLS.length);
  });

  test.each(SPECIFIED_CALLS.map((specified) => [matrixCall(specified), specified] as const))(
    '%s is served, and answers what is described',
    async (call, specified) => {
      expect([...server.app.policies.keys()]).toContain(call);
      const reply = await make(specified);
      expect([reply.statusCode < 300, reply.statusCode, reply.body]).toEqual([true, reply.statusCode, reply.body]);
      expect(answers.breaks.splice(0)).toEqual([]);
    },
  );

  test('the socket is served', () => {
    expect([...server.app.policies.keys()]).toContain(`GET ${SPECIFIED_SOCKET.replace('{clubId}', ':clubId')}`);
  });

  test('an answer with a field that is not described, or without one that is, is found out', async () => {
    const { app } = await makeApp({ beside: server });
    app.addHook('preSerialization', async () => ({ secret: 1 }));
    const watch = watchAnswers(app);
    await app.inject({ url: '/healthz' });
    expect(watch.breaks).toEqual([
      expect.stringMatching(/^GET \/healthz: 200, .*required property 'status'.*additional properties/),
    ]);
  });
});
