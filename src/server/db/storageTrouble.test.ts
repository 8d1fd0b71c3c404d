import { storageTroubleOf } from './storageTrouble';

const withCode = (code: string) => Object.assign(new Error('an error'), { code });

test.each([
  ['SQLITE_FULL', 'full'],
  ['53100', 'full'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_BUSY_SNAPSHOT', 'busy'],
  ['40P01', 'busy'],
  ['53300', 'busy'],
  ['SQLITE_IOERR_WRITE', 'failing'],
  ['SQLITE_READONLY', 'failing'],
  ['58030', 'failing'],
  ['08006', 'away'],
  ['57P01', 'away'],
  ['57P03', 'away'],
  ['ECONNREFUSED', 'away'],
])('%s is storage that is %s', (code, trouble) => {
  expect(storageTroubleOf(withCode(code))).toBe(trouble);
});

test.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'SQLITE_CORRUPT', '23505', '42P01', ''])(
  '%s is none',
  (code) => {
    expect(storageTroubleOf(withCode(code))).toBeUndefined();
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('a database that is away is known by what the driver says: %s', (message) => {
  expect(storageTroubleOf(new Error(message))).toBe('away');
});

test('an error that is not from a database is no trouble', () => {
  expect([storageTroubleOf(new Error('SQLITE_FULL')), storageTroubleOf('SQLITE_FULL'), storageTroubleOf(null)]).toEqual(
    [undefined, undefined, undefined],
  );
});
