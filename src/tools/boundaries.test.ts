import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describeInCi } from '../testing/inCi';
import { ESLINT, ESLINT_ENV, DEPENDENCY_CRUISER } from './check/runChecks';
import { runProgram } from './runProgram';

/** Runs the repository's rules on a small tree with every kind of wrong import. */
const TREE: Record<string, string> = {
  'src/shared/limits.ts': 'export const LIMIT = 1;',
  'src/shared/domain/good.ts': "import { LIMIT } from '../limits';\nexport const twice = LIMIT * 2;",
  'src/shared/domain/wrong.ts': "import { store } from '../../client/app/store';\nexport const wrong = store;",
  'src/shared/domain/wrongPackage.ts': "import { createElement } from 'react';\nexport const wrong = createElement;",
  'src/client/app/store.ts': "import { clock } from '../state/clock';\nexport const store = clock;",
  'src/client/state/clock.ts':
    "import { LIMIT } from '../../shared/limits';\nexport interface Tick { at: number }\nexport const clock = LIMIT;",
  'src/client/state/wrong.ts': "import { api } from '../api/good';\nexport const wrong = api;",
  'src/client/state/wrongType.ts':
    "import type { Frame } from '../push/socket';\nexport const wrong = (frame: Frame) => frame;",
  'src/client/state/wrongTesting.ts': "import { builder } from '../../testing/builder';\nexport const wrong = builder;",
  'src/client/state/good.test.ts':
    "import { builder } from '../../testing/builder';\ntest('reads', () => expect(builder).toBe(1));",
  'src/client/api/good.ts': "import { clock } from '../state/clock';\nexport const api = clock;",
  'src/client/api/wrong.ts': "import { db } from '../../server/db/rows';\nexport const wrong = db;",
  'src/client/paths.ts': "export const paths = { index: '/' };",
  'src/client/features/entrance/home/good.ts':
    "import { paths } from '../../../paths';\nexport const home = paths.index;",
  'src/client/ui/wrongPaths.ts': "import { paths } from '../paths';\nexport const wrong = paths.index;",
  'src/client/api/wrongChanges.ts': "import { change } from '../changes/kinds/move';\nexport const wrong = change;",
  'src/client/changes/kinds/move.ts': 'export const change = 1;',
  'src/client/changes/kinds/wrong.ts': "import { queue } from '../queue/good';\nexport const wrong = queue;",
  'src/client/changes/queue/good.ts':
    "import { api } from '../../api/good';\nimport { change } from '../kinds/move';\nexport const queue = [api, change];",
  'src/client/push/socket.ts': 'export interface Frame { model: string }',
  'src/client/ui/wrong.ts':
    "import type { Tick } from '../state/clock';\nexport const wrong = (tick: Tick) => tick.at;",
  'src/client/features/entrance/login/good.ts': "import { api } from '../../../api/good';\nexport const login = api;",
  'src/client/features/entrance/login/wrong.ts':
    "import { board } from '../../race-night/start-groups/board';\nexport const wrong = board;",
  'src/client/features/race-night/start-groups/board.ts': 'export const board = 1;',
  'src/server/db/rows.ts': 'export const db = 1;',
  'src/server/push/first.ts': "import { second } from './second';\nexport const first = (): number => second();",
  'src/server/push/second.ts': "import { first } from './first';\nexport const second = (): number => first();",
  'src/server/push/typeOne.ts': "import type { Two } from './typeTwo';\nexport interface One { two: Two }",
  'src/server/push/typeTwo.ts': "import type { One } from './typeOne';\nexport interface Two { one: One | null }",
  'src/server/plugins/wrong.ts': "import { list } from '../resources/clubs/clubs';\nexport const wrong = list;",
  'src/server/routes/clubs.ts': "import { list } from '../resources/clubs/clubs';\nexport const good = list;",
  'src/server/routes/wrong.ts': "import { rows } from '../resources/clubs/repository';\nexport const wrong = rows;",
  'src/server/commands/clubs/listClubs.ts':
    "import { rows } from '../../resources/clubs/repository';\nexport const listClubs = rows;",
  'src/server/commands/clubs/wrong.ts': "import { good } from '../../routes/clubs';\nexport const wrong = good;",
  'src/server/resources/clubs/clubs.ts': "import { rows } from './repository';\nexport const list = rows;",
  'src/server/resources/clubs/repository.ts': "import { db } from '../../db/rows';\nexport const rows = db;",
  'src/server/resources/clubs/wrong.ts':
    "import { listClubs } from '../../commands/clubs/listClubs';\nexport const wrong = listClubs;",
  'src/server/resources/clubs/present.ts': "import { fleet } from '../boats/fleet';\nexport const wrong = fleet;",
  'src/server/resources/clubs/wrongOrder.ts': "import { fleet } from '../boats/fleet';\nexport const wrong = fleet;",
  'src/server/resources/boats/fleet.ts': "import { list } from '../clubs/clubs';\nexport const fleet = list;",
  'src/server/resources/boats/repository.ts': "import { list } from '../clubs/clubs';\nexport const wrong = list;",
  'src/server/resources/sailings/wrong.ts': "import { rows } from '../clubs/repository';\nexport const wrong = rows;",
  'src/server/resources/regattas/wrong.ts': "import { db } from '../../db/rows';\nexport const wrong = db;",
  'src/server/mail/wrongBuild.ts': "import { build } from 'esbuild';\nexport const wrong = build;",
  'src/server/mail/wrongDevelopment.ts': "import jest from 'jest';\nexport const wrong = jest;",
  'src/server/mail/index.ts': 'export const barrel = 1;',
  'src/server/mail/wrong.ts': "export * from './index';",
  'src/testing/builder.ts': 'export const builder = 1;',
  'src/testing/wrong.ts': "import { good } from '../bench/good';\nexport const wrong = good;",
  'src/tools/build/wrong.ts': "import { clock } from '../../client/state/clock';\nexport const wrong = clock;",
  'src/tools/wrong.ts': "import { builder } from '../testing/builder';\nexport const wrong = builder;",
  'src/bench/good.ts': "import { clock } from '../client/state/clock';\nexport const good = clock;",
  'src/bench/wrong.ts': "import { store } from '../client/app/store';\nexport const wrong = store;",
};

const PATHS = 'import/no-restricted-paths';

/**
 * The file with the wrong import, what ESLint calls it (null: it has no rule for it), and what dependency-cruiser calls
 * it.
 */
const WRONG: [string, string | null, string][] = [
  ['src/shared/domain/wrong.ts', PATHS, 'arrows: shared/domain'],
  ['src/shared/domain/wrongPackage.ts', 'no-restricted-imports', 'shared: yup only'],
  ['src/client/state/wrong.ts', PATHS, 'arrows: client/state'],
  ['src/client/state/wrongType.ts', PATHS, 'arrows: client/state'],
  ['src/client/state/wrongTesting.ts', PATHS, 'arrows: client/state'],
  ['src/client/api/wrong.ts', PATHS, 'arrows: client/api'],
  ['src/client/api/wrongChanges.ts', PATHS, 'arrows: client/api'],
  ['src/client/changes/kinds/wrong.ts', PATHS, 'arrows: client/changes/kinds'],
  ['src/client/ui/wrong.ts', PATHS, 'arrows: client/ui'],
  ['src/client/ui/wrongPaths.ts', PATHS, 'arrows: client/ui'],
  ['src/client/features/entrance/login/wrong.ts', PATHS, 'features: apart'],
  ['src/server/plugins/wrong.ts', PATHS, 'arrows: server/plugins'],
  ['src/server/push/first.ts', null, 'no cycle'],
  ['src/server/push/typeOne.ts', null, 'no cycle'],
  ['src/server/routes/wrong.ts', null, 'routes: no rows'],
  ['src/server/commands/clubs/wrong.ts', PATHS, 'arrows: server/commands'],
  ['src/server/resources/clubs/wrong.ts', PATHS, 'arrows: server/resources'],
  ['src/server/resources/clubs/present.ts', null, 'resources: present'],
  ['src/server/resources/clubs/wrongOrder.ts', null, 'resources: clubs'],
  ['src/server/resources/boats/repository.ts', null, 'resources: repository'],
  ['src/server/resources/sailings/wrong.ts', null, 'resources: across'],
  ['src/server/resources/regattas/wrong.ts', null, 'resources: known nouns'],
  ['src/server/mail/wrongBuild.ts', null, 'no build package in the product'],
  ['src/server/mail/wrongDevelopment.ts', null, 'no development package in the product'],
  ['src/server/mail/wrong.ts', 'no-restricted-syntax', 'no barrel'],
  ['src/tools/build/wrong.ts', PATHS, 'arrows: tools'],
  ['src/tools/wrong.ts', PATHS, 'arrows: tools'],
  ['src/testing/wrong.ts', PATHS, 'arrows: testing'],
  ['src/bench/wrong.ts', PATHS, 'arrows: bench'],
];

const RIGHT = Object.keys(TREE).filter(
  (file) => !WRONG.some(([wrong]) => wrong === file) && !/second|typeTwo/.test(file),
);

let root: string;
const findings = { eslint: [] as string[], cruiser: [] as string[] };
const finding = (file: string, rule: string) => `${file}: ${rule}`;

async function askEslint(): Promise<string[]> {
  const env = { ...process.env, ...ESLINT_ENV };
  const { output } = await runProgram(process.execPath, [resolve(ESLINT), '--ext', '.ts', '--format', 'json', 'src'], {
    cwd: root,
    env,
  });
  const files = JSON.parse(output) as { filePath: string; messages: { ruleId: string | null; message: string }[] }[];
  return files.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }) => finding(filePath.slice(filePath.indexOf('/src/') + 1), ruleId ?? message)),
  );
}

async function askCruiser(): Promise<string[]> {
  const args = [resolve(DEPENDENCY_CRUISER), '--config', '.ci/dependency-cruiser.cjs', '--output-type', 'json', 'src'];
  const { output } = await runProgram(process.execPath, args, { cwd: root });
  const { summary } = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => finding(from, rule.name));
}

describeInCi('the boundaries', () => {
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'styrbord-boundaries-'));
    for (const path of ['.eslintrc.cjs', '.ci', 'tsconfig.json', 'package.json'])
      await cp(path, join(root, path), { recursive: true });
    await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction');
    for (const [file, source] of Object.entries(TREE)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), source);
    }
    [findings.eslint, findings.cruiser] = await Promise.all([askEslint(), askCruiser()]);
  }, 60_000);

  afterAll(() => rm(root, { recursive: true, force: true }));

  test.each(WRONG.flatMap(([file, rule]) => (rule ? [[file, rule]] : [])))('ESLint reports %s by %s', (file, rule) => {
    expect(findings.eslint).toContain(finding(file, rule));
  });

  test.each(WRONG.map(([file, , rule]) => [file, rule]))(
    'dependency-cruiser reports %s by the rule %s',
    (file, rule) => {
      expect(findings.cruiser).toContain(finding(file, rule));
    },
  );

  test.each(RIGHT)('nobody complains about %s', (file) => {
    expect([...findings.eslint, ...findings.cruiser].filter((line) => line.startsWith(`${file}:`))).toEqual([]);
  });
});
