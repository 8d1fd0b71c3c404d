const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const { basename } = require('node:path/posix');
const { ARROWS, DISTRICTS, FEATURES, TESTING, within } = require('./arrows.cjs');

const insideSrc = (path) => path.replace(/^src\//, './');

/** A folder without those in it that have rules of their own. */
function targetOf(folder) {
  const apart = within(folder).map((other) => basename(other));
  return apart.length === 0 ? `./${folder}` : [`./${folder}/*.*`, `./${folder}/!(${apart.join('|')})/**`];
}

/** `import/no-restricted-paths` zones of the arrows; `more` may be imported by everybody. `root` is where src lies. */
function zones(root, more = []) {
  const arrows = Object.entries(ARROWS).map(([from, allowed]) => ({
    target: targetOf(from),
    from: './src',
    except: [...new Set([from, ...allowed, ...more])].map(insideSrc),
    message: `${from} may import ${allowed.join(', ') || 'nothing'} (docs/architecture.md).`,
  }));
  return [...arrows, ...featureZones(root)];
}

/** The folders inside a folder; none where there is no such folder. */
function foldersIn(path) {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return [];
  }
}

/** The rule knows no pattern for "another one than mine", so each feature gets its zone. */
function featureZones(root) {
  const features = foldersIn(join(root, FEATURES)).flatMap((name) =>
    DISTRICTS.includes(name) ? foldersIn(join(root, FEATURES, name)).map((inside) => `${name}/${inside}`) : [name],
  );
  return features.map((name) => ({
    target: `./${FEATURES}/${name}`,
    from: `./${FEATURES}`,
    except: [`./${name}`],
    message: 'A feature never imports another: move what both need to ui, sailing-ui, state, api or shared.',
  }));
}

const PACKAGES = {
  react: {
    regex: '^(react|react-dom|react-redux|@mui|@emotion|@dnd-kit)(/|$)',
    message: 'Screens live in src/client; rules that both sides need are plain functions in src/shared.',
  },
  server: {
    regex: '^(node:|fastify|@fastify|kysely|pg$|better-sqlite3)',
    message:
      'This code also runs in the browser: take clock, ids and input as arguments, or move it to src/server or src/tools.',
  },
  toasts: {
    regex: '^notistack$',
    message: 'Only features and app tell people things: return the outcome and let the feature show the toast.',
  },
  muiBarrels: {
    regex: '^@mui/(material|system)$',
    message:
      'Import the file (`@mui/material/Button`): the whole package makes every development build and test slower.',
  },
  sql: {
    group: ['kysely'],
    importNames: ['sql'],
    message: 'Raw SQL is written in a repository or in db only, where both databases are minded.',
  },
};

/** `no-restricted-imports` with the named restrictions. */
const without = (...names) => ['error', { patterns: names.map((name) => PACKAGES[name]) }];

module.exports = { zones, without, TESTING };
