/**
 * Who may import whom (docs/architecture.md): a folder or file of src, and what it may import besides itself.
 * ESLint shows a wrong arrow in the editor, dependency-cruiser in `npm run check`; both read this table.
 */
const under = (folder, ...names) => names.map((name) => `src/${folder}/${name}`);

/** Builders, clocks and test servers: for tests. */
const TESTING = 'src/testing';
const FEATURES = 'src/client/features';
/** Folders of features that belong together; any other folder of FEATURES is a feature itself. */
const DISTRICTS = ['race-night', 'club', 'sailor', 'entrance', 'about'];

const CONTRACT = 'src/shared/contract';
/**
 * Stands below everything: the specification's numbers, the product's name, the server's paths, and lazy.ts, which makes a thing when it is
 * first needed.
 */
const GROUND = under('shared', 'limits.ts', 'product.ts', 'paths.ts', 'lazy.ts');
const SHARED = 'src/shared';
/** Patterns and addresses of the client's pages. */
const PATHS = 'src/client/paths.ts';

/**
 * What every part of the server may know: http is what routes and plugins share. main.ts and app.ts put the parts
 * together and are imported by none of them.
 */
const SERVER_BASE = [
  ...under('server', 'http', 'config.ts', 'deps.ts', 'errors.ts', 'errorCode.ts', 'startError.ts'),
  SHARED,
];

const ARROWS = {
  [CONTRACT]: [],
  'src/shared/domain': [CONTRACT, 'src/shared/texts', ...GROUND],
  // Says in sentences why a boat has her points.
  'src/shared/domain/scoring': [CONTRACT, ...under('shared', 'domain', 'texts'), ...GROUND],
  'src/shared/texts': [CONTRACT, ...GROUND],
  'src/shared/schemas': [CONTRACT, ...under('shared', 'domain', 'texts'), ...GROUND],

  'src/client/main.tsx': ['src/client', SHARED],
  'src/client/app': [
    ...under('client', 'features', 'push', 'changes', 'api', 'state', 'sailing-ui', 'ui', 'lib'),
    PATHS,
    SHARED,
  ],
  'src/client/features': [...under('client', 'changes', 'api', 'state', 'sailing-ui', 'ui', 'lib'), PATHS, SHARED],
  [PATHS]: [CONTRACT],
  'src/client/push': [...under('client', 'changes', 'api', 'state'), SHARED],
  // One's own changes on their way to the server: they lie over the rows of state, which knows nothing of them.
  'src/client/changes': [...under('client', 'api', 'state', 'sailing-ui', 'ui', 'lib'), SHARED],
  'src/client/changes/kinds': [...under('client', 'api', 'state', 'sailing-ui'), SHARED],
  'src/client/changes/queue': [...under('client', 'changes/kinds', 'api', 'state'), SHARED],
  'src/client/changes/kept': [...under('client', 'changes/queue', 'changes/kinds', 'api', 'state'), SHARED],
  'src/client/changes/view': [
    ...under('client', 'changes/kept', 'changes/queue', 'changes/kinds', 'api', 'state', 'ui', 'lib'),
    SHARED,
  ],
  'src/client/api': [...under('client', 'state', 'lib'), SHARED],
  'src/client/state': [SHARED],
  'src/client/serviceWorker': [SHARED],
  // Flags, boats and results as building blocks; ui itself knows nothing of sailing.
  'src/client/sailing-ui': [...under('client', 'ui', 'lib'), SHARED],
  'src/client/ui': [...under('client', 'lib'), SHARED],
  'src/client/lib': [SHARED],

  'src/server/main.ts': ['src/server', SHARED],
  'src/server/app.ts': [
    ...under(
      'server',
      'plugins',
      'routes',
      'pages',
      'commands',
      'resources',
      'openapi',
      'push',
      'mail',
      'webhooks',
      'uploads',
      'db',
    ),
    ...SERVER_BASE,
  ],
  'src/server/http': [...under('server', 'db'), ...SERVER_BASE],
  'src/server/plugins': [...under('server', 'push', 'mail', 'uploads', 'db'), ...SERVER_BASE],
  'src/server/routes': [
    ...under('server', 'commands', 'resources', 'push', 'webhooks', 'mail', 'uploads', 'db'),
    ...SERVER_BASE,
  ],
  // What the server itself makes for browsers without a login: HTML, pictures, calendars.
  'src/server/pages': [
    ...under('server', 'commands', 'resources', 'files', 'push', 'mail', 'uploads', 'db'),
    ...SERVER_BASE,
  ],
  'src/server/commands': [
    ...under('server', 'resources', 'files', 'push', 'webhooks', 'mail', 'uploads', 'db'),
    ...SERVER_BASE,
  ],
  'src/server/resources': [...under('server', 'push', 'webhooks', 'mail', 'uploads', 'db'), ...SERVER_BASE],
  // Tells what the routes are, and knows them by their paths.
  'src/server/openapi': [...under('server', 'plugins'), ...SERVER_BASE],
  'src/server/push': [...under('server', 'db'), ...SERVER_BASE],
  // Told by a club's address of what happens in it. A webhook that is off is told to its owners by mail.
  'src/server/webhooks': [...under('server', 'mail', 'db'), ...SERVER_BASE],
  'src/server/mail': [...under('server', 'db'), ...SERVER_BASE],
  // Writes what has been read as CSV, Excel, PDF and the formats of other programs.
  'src/server/files': SERVER_BASE,
  'src/server/uploads': [...under('server', 'db'), ...SERVER_BASE],
  'src/server/db': SERVER_BASE,

  'src/tools': ['src/server', SHARED],
  // Builders and test servers use the programs; the programs never use them.
  [TESTING]: ['src/client', 'src/server', 'src/tools', SHARED],
  // Measures the client's reducers and plays on the board, so it works with what the stories work with.
  'src/bench': ['src/tools', 'src/client/changes', 'src/client/state', 'src/server', TESTING, SHARED],
};

/**
 * The nouns of the server, lowest first: in `src/server/resources` a noun imports only those before it. What reaches a
 * higher noun is a command.
 */
const NOUNS = [
  'users',
  'auth',
  'clubs',
  'boat-models',
  'boats',
  'sailors',
  'courses',
  'series',
  'sailings',
  'start-groups',
  'start-log',
  'race-classes',
  'competitors',
  'calendars',
  'result-log',
  'finishes',
  'finish-observations',
  'results',
  'statistics',
  'publications',
];

/** Entries of folders that lie within this one and have rules of their own. */
const within = (folder) => Object.keys(ARROWS).filter((other) => other.startsWith(`${folder}/`));

module.exports = { ARROWS, TESTING, FEATURES, DISTRICTS, NOUNS, within };
