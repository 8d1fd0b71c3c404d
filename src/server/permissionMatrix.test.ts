import { ACTORS, policyOf, RIGHTS, type Right, type Verdict } from '../shared/domain/callRights';
import { PAGE_RIGHTS, PERMISSION_MATRIX } from '../shared/domain/permissionMatrix';
import { watchAnswers, type AnswerWatch } from '../testing/describedAnswers';
import { describeEachEngine } from '../testing/engines';
import { actorsIn, type Actors } from '../testing/permissionActors';
import { methodOf, namesObject, settingOf, statusOf, tryCall, type Trial } from '../testing/permissionCalls';
import { contentsOf, objectsFor, type Objects } from '../testing/permissionObjects';
import type { TestApp } from '../testing/testApp';

type Matrix = typeof PERMISSION_MATRIX;

const STATUS = { login: 401, forbidden: 403, missing: 404 } as const;
const DETAIL: Partial<Record<Verdict, string>> = {
  forbidden: 'Du har inte tillåtelse att utföra denna förfrågan.',
  missing: 'Hittades inte.',
};
/** Those that read stand first, while the club is small: each write has objects of its own, and they stay. */
const EVERY_CALL = Object.keys(PERMISSION_MATRIX).sort((a, b) => Number(isReading(b)) - Number(isReading(a)));

function isReading(call: string): boolean {
  return methodOf(call) === 'GET';
}

const rightOf = (matrix: Matrix, call: string): Right => {
  const name = matrix[call];
  if (!name) throw new Error(`${call} is not in the matrix.`);
  return RIGHTS[name];
};

/**
 * What the matrix says of a call about an object that is published, or is not; undefined where that makes no
 * difference.
 */
const verdictsOn = (matrix: Matrix, call: string, isPublished: boolean) => {
  const { verdicts, unpublished } = rightOf(matrix, call);
  return isPublished ? verdicts : unpublished;
};

/**
 * The calls that are served, with what they ask of the actor: all routes but pages, and those that only say that a
 * method is not there.
 */
async function servedBy({ app }: TestApp, staff: ReturnType<Actors['call']>): Promise<Map<string, string>> {
  const served = new Map<string, string>();
  for (const [call, policy] of app.policies) {
    const [method, url = ''] = call.split(' ');
    if (method === 'HEAD' || method === 'OPTIONS' || call in PAGE_RIGHTS) continue;
    const { statusCode } = await staff(methodOf(call), url.replace(/:\w+/g, 'x'), {});
    if (statusCode !== 405) served.set(call, policy);
  }
  return served;
}

/**
 * Where routes and matrix are not of one mind: a call that only one of them knows, or a policy that is not of its
 * right.
 */
function differences(served: ReadonlyMap<string, string>, matrix: Matrix): string[] {
  const wanted = new Map(Object.entries(matrix).map(([call, right]) => [call, policyOf(right)]));
  return [...new Set([...served.keys(), ...wanted.keys()])].flatMap((call) =>
    served.get(call) === wanted.get(call) ? [] : [`${call}: route ${served.get(call)}, matrix ${wanted.get(call)}`],
  );
}

describeEachEngine('the permission matrix', (makeApp) => {
  let server: TestApp;
  let actors: Actors;
  let answers: AnswerWatch;
  let number = 0;
  let forReaders: { wanted: string; objects: Objects } | undefined;

  beforeAll(async () => {
    server = await makeApp();
    answers = watchAnswers(server.app);
    actors = await actorsIn(server);
  });

  /** Objects that the call may change or delete; calls that read share theirs for as long as they want the same. */
  async function objectsOf(call: string, isPublished: boolean): Promise<Objects> {
    const wanted = { isPublished, ...settingOf(call) };
    const key = JSON.stringify(wanted);
    if (isReading(call) && forReaders?.wanted === key) return forReaders.objects;
    const objects = await objectsFor(server, actors, wanted);
    forReaders = isReading(call) ? { wanted: key, objects } : undefined;
    return objects;
  }

  /** How a call was answered, if not as the verdict says. */
  async function surprise(
    call: string,
    verdict: Verdict,
    trial: Pick<Trial, 'actor' | 'objects' | 'isBroken'>,
  ): Promise<string[]> {
    const reply = await tryCall(call, { actors, number: (number += 1), ...trial });
    const { statusCode } = reply;
    const told = `${call} by ${trial.actor}: ${statusCode} ${reply.body.slice(0, 150)}`;
    if (verdict === 'yes') {
      const wanted = statusOf(call);
      return (wanted === undefined ? statusCode >= 200 && statusCode < 300 : statusCode === wanted) ? [] : [told];
    }
    if (statusCode !== STATUS[verdict]) return [told];
    const detail = DETAIL[verdict];
    return detail === undefined || reply.json<{ detail: string }>().detail === detail ? [] : [told];
  }

  async function refusals(matrix: Matrix, isPublished: boolean, objects: Objects): Promise<string[]> {
    const surprises: string[] = [];
    for (const call of Object.keys(matrix)) {
      const verdicts = verdictsOn(matrix, call, isPublished);
      for (const actor of ACTORS) {
        const verdict = verdicts?.[actor] ?? 'yes';
        if (verdict === 'yes') continue;
        surprises.push(...(await surprise(call, verdict, { actor, objects })));
        if (namesObject(call)) surprises.push(...(await surprise(call, verdict, { actor, objects, isBroken: true })));
      }
    }
    return surprises;
  }

  test('has every call that is served, and no other, each with the policy of its right', async () => {
    const served = await servedBy(server, actors.call('staff'));
    expect(served.size).toBeGreaterThan(80);
    expect(differences(served, PERMISSION_MATRIX)).toEqual([]);
  });

  test('a call without a row, a row without a call and a policy that is removed are found out', async () => {
    const served = await servedBy(server, actors.call('staff'));
    const { 'POST /api/sailings/': _, ...shorter } = PERMISSION_MATRIX;
    expect(differences(served, shorter)).toEqual(['POST /api/sailings/: route club, matrix undefined']);
    expect(differences(served, { ...PERMISSION_MATRIX, 'GET /api/secrets/': 'club' })).toEqual([
      'GET /api/secrets/: route undefined, matrix club',
    ]);
    const unguarded = new Map([...served, ['POST /api/sailings/', 'open']]);
    expect(differences(unguarded, PERMISSION_MATRIX)).toEqual(['POST /api/sailings/: route open, matrix club']);
  });

  test.each([true, false])('refuses who may not, and nothing is changed by it (published: %s)', async (isPublished) => {
    const objects = await objectsFor(server, actors, { isPublished });
    const before = await contentsOf(server);
    expect(await refusals(PERMISSION_MATRIX, isPublished, objects)).toEqual([]);
    expect(await contentsOf(server)).toEqual(before);
  });

  test('is what is tried: another word in it is found out', async () => {
    const objects = await objectsFor(server, actors, { isPublished: true });
    const stricter: Matrix = { ...PERMISSION_MATRIX, 'GET /api/boats/:id/': 'club', 'GET /api/series/': 'account' };
    expect(await refusals(stricter, true, objects)).toHaveLength(4 + 7);
  });

  describe.each([true, false])('lets in who may (published: %s)', (isPublished) => {
    test.each(EVERY_CALL.filter((call) => verdictsOn(PERMISSION_MATRIX, call, isPublished)))('%s', async (call) => {
      const verdicts = verdictsOn(PERMISSION_MATRIX, call, isPublished);
      for (const actor of ACTORS) {
        if (verdicts?.[actor] !== 'yes') continue;
        const objects = await objectsOf(call, isPublished);
        expect(await surprise(call, 'yes', { actor, objects })).toEqual([]);
      }
    });
  });

  test('all that was answered is as the OpenAPI document says', () => {
    expect(answers.breaks).toEqual([]);
    expect(answers.statuses.get(200)).toBeGreaterThan(100);
    expect(answers.statuses.get(403)).toBeGreaterThan(100);
  });
});
