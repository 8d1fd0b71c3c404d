import { hostname, networkInterfaces } from 'node:os';
import { ownOrigins, type OwnAddresses } from './origin';

const warnings: object[] = [];
const logger = { warn: (what: object) => void warnings.push(what) };
const known = (values: Partial<OwnAddresses>) =>
  ownOrigins({ publicUrl: undefined, site: () => 'http://localhost:3000', listening: () => [], logger, ...values });

const ON_THIS_MACHINE = [
  { address: '127.0.0.1', port: 3000 },
  { address: '::1', port: 3000 },
];

describe('our own pages', () => {
  beforeEach(() => warnings.splice(0));

  test.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    ['https://localhost:3000', false],
    ['http://localhost:3001', false],
    ['http://localhost', false],
    ['http://localhost.elak.example:3000', false],
    ['http://192.0.2.1:3000', false],
    ['null', false],
    ['', false],
  ])('of a server on this machine: %j is %j', (origin, isOwn) => {
    expect(known({ listening: () => ON_THIS_MACHINE })(origin)).toBe(isOwn);
  });

  test.each([
    ['https://segling.example.se', true],
    ['https://SEGLING.example.se:443', true],
    ['http://segling.example.se', false],
    ['https://segling.example.se.elak.example', false],
    ['http://localhost:3000', false],
  ])('of a server with a public address: %j is %j', (origin, isOwn) => {
    expect(known({ publicUrl: 'https://segling.example.se', listening: () => ON_THIS_MACHINE })(origin)).toBe(isOwn);
  });

  test('of a public address on this machine go by every name that it has for itself', () => {
    const isOwn = known({ publicUrl: 'http://localhost:8080' });

    expect(['http://127.0.0.1:8080', 'http://[::1]:8080'].map(isOwn)).toEqual([true, true]);
  });

  test('of a server that answers the network go by its addresses and by its name', () => {
    const isOwn = known({ listening: () => [{ address: '0.0.0.0', port: 8080 }] });
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const names = [
      ...addresses.filter(({ family }) => family === 'IPv4').map(({ address }) => address),
      hostname(),
      `${hostname()}.local`,
    ];

    expect(names.filter((name) => !isOwn(`http://${name}:8080`))).toEqual([]);
    expect(isOwn('http://localhost:8080')).toBe(true);
    expect(isOwn('http://elak.example:8080')).toBe(false);
  });

  test('that are not known are logged once, with what may help', () => {
    const isOwn = known({});
    isOwn('');
    isOwn('http://styrhytten:3000');
    isOwn('http://styrhytten:3000');

    expect(warnings).toEqual([{ origin: 'http://styrhytten:3000' }]);
  });
});
