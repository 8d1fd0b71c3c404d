import { rowKeys, type Identified, type Merge } from './rowKeys';

let made = 0;
const entry = (values: Partial<Identified> = {}): Identified => ({
  id: (made += 1),
  boat: null,
  sailor: null,
  sailNumber: '',
  boatName: '',
  boatModelName: null,
  skipperName: 'Anna Ek',
  ...values,
});

type Key = Parameters<typeof rowKeys>[1];

/** The rows' keys, race by race, entry by entry. */
const keysOf = (races: Identified[][], key: Key = 'boat', merges: Merge[] = []): string[][] => {
  const { ofEntry } = rowKeys(races, key, merges);
  return races.map((entries) => entries.map(({ id }) => ofEntry.get(id) ?? 'none'));
};

describe('a row per boat', () => {
  test('"57", "swe57" and "SWE 057" are one boat', () => {
    const races = ['57', 'swe57', 'SWE 057'].map((sailNumber) => [entry({ sailNumber })]);
    expect(keysOf(races)).toEqual([['SWE 57'], ['SWE 57'], ['SWE 57']]);
  });

  test('a registered boat keeps its row under any number, and shares it with entries typed under its number', () => {
    const races = [
      [entry({ boat: 7, sailNumber: 'SWE 57' })],
      [entry({ boat: 7, sailNumber: 'SWE 99' })],
      [entry({ sailNumber: '57' })],
    ];
    expect(keysOf(races)).toEqual([['SWE 57'], ['SWE 57'], ['SWE 57']]);
  });

  test('a boat that borrows a number for one race does not become its owner', () => {
    const owner = () => entry({ boat: 1, sailNumber: 'SWE 99' });
    const guest = (sailNumber: string) => entry({ boat: 2, sailNumber });
    expect(keysOf([[owner(), guest('SWE 57')], [guest('SWE 99')], [owner(), guest('SWE 57')]])).toEqual([
      ['SWE 99', 'SWE 57'],
      ['SWE 57'],
      ['SWE 99', 'SWE 57'],
    ]);
  });

  test('two boats with one number in one race are two rows, and each is recognised by its type', () => {
    const folkboat = () => entry({ sailNumber: 'SWE 57', boatModelName: 'Folkbåt' });
    const dinghy = () => entry({ sailNumber: 'SWE 57', boatModelName: 'Optimistjolle' });
    expect(keysOf([[folkboat(), dinghy()], [dinghy(), folkboat()], [dinghy()]])).toEqual([
      ['SWE 57', 'SWE 57 #2'],
      ['SWE 57 #2', 'SWE 57'],
      ['SWE 57 #2'],
    ]);
  });

  test('a boat without a number is identified by its name and skipper', () => {
    const races = ['Anna Ek', 'anna  ek', 'Bo Alm'].map((skipperName) => [entry({ boatName: 'Vindil', skipperName })]);
    expect(keysOf(races)).toEqual([['Vindil / Anna Ek'], ['Vindil / Anna Ek'], ['Vindil / Bo Alm']]);
  });

  test('a boat without a helm is its number, and one that nothing tells from others is its own', () => {
    const late = (values: Partial<Identified>) => entry({ skipperName: '', ...values });
    expect(
      keysOf([[late({ sailNumber: '57' }), late({ sailNumber: '8' })], [entry({ sailNumber: 'SWE 57' })]]),
    ).toEqual([['SWE 57', 'SWE 8'], ['SWE 57']]);
    const keys = keysOf([[late({})], [late({})]]).flat();
    expect(new Set(keys).size).toBe(2);
  });

  test('foreign numbers differ from Swedish ones', () => {
    expect(keysOf([[entry({ sailNumber: 'FIN 57' })], [entry({ sailNumber: '57' })]])).toEqual([
      ['FIN 57'],
      ['SWE 57'],
    ]);
  });
});

describe('a row per sail number', () => {
  test('another boat with the number continues its row', () => {
    const races = [
      [entry({ boat: 1, sailNumber: 'SWE 57' })],
      [entry({ boat: 2, sailNumber: '57', boatModelName: 'IF' })],
    ];
    expect(keysOf(races, 'sail_number')).toEqual([['SWE 57'], ['SWE 57']]);
  });
});

describe('a row per skipper', () => {
  test('a sailor keeps the row in any boat, and under a typed name', () => {
    const races = [
      [entry({ sailor: 3, skipperName: 'Sara Ek', boat: 1 })],
      [entry({ sailor: 3, skipperName: 'Sara Ek', boat: 2 })],
      [entry({ skipperName: 'sara ek' })],
    ];
    expect(keysOf(races, 'skipper')).toEqual([['Sara Ek'], ['Sara Ek'], ['Sara Ek']]);
  });

  test('boats without a helm are not one row, and each keeps its own by its number', () => {
    const late = (sailNumber: string) => entry({ sailNumber, skipperName: '' });
    expect(keysOf([[late('57'), late('SWE 8')], [late('SWE 57'), entry()], [late('SWE 9')]], 'skipper')).toEqual([
      ['SWE 57', 'SWE 8'],
      ['SWE 57', 'Anna Ek'],
      ['SWE 9'],
    ]);
  });

  test('two sailors of one name in one race are two rows', () => {
    const race = () => [entry({ sailor: 3, skipperName: 'Sara Ek' }), entry({ sailor: 4, skipperName: 'Sara Ek' })];
    expect(keysOf([race(), race()], 'skipper')).toEqual([
      ['Sara Ek', 'Sara Ek #2'],
      ['Sara Ek', 'Sara Ek #2'],
    ]);
  });
});

describe('merges', () => {
  const races = () => [
    [entry({ sailNumber: 'SWE 1' }), entry({ sailNumber: 'SWE 2' }), entry({ sailNumber: 'SWE 3' })],
    [entry({ sailNumber: 'SWE 2' })],
  ];

  test('the entries of a merged row count for its target, through chains of merges', () => {
    const merges = [
      { from: 'SWE 2', into: 'SWE 1' },
      { from: 'SWE 1', into: 'SWE 3' },
    ];
    expect(keysOf(races(), 'boat', merges)).toEqual([['SWE 3', 'SWE 3', 'SWE 3'], ['SWE 3']]);
  });

  test('a circle of merges, or a merge into a missing row, changes nothing', () => {
    const merges = [
      { from: 'SWE 2', into: 'SWE 1' },
      { from: 'SWE 1', into: 'SWE 2' },
      { from: 'SWE 77', into: 'SWE 1' },
      { from: 'SWE 3', into: 'SWE 77' },
    ];
    expect(keysOf(races(), 'boat', merges)).toEqual([['SWE 1', 'SWE 1', 'SWE 3'], ['SWE 1']]);
  });

  test('a row is also found by another number that it has sailed under', () => {
    const other = [
      [entry({ boat: 7, sailNumber: 'SWE 8' }), entry({ sailNumber: 'SWE 1' })],
      [entry({ boat: 7, sailNumber: 'SWE 9' })],
    ];
    const { ofEntry, own, resolve } = rowKeys(other, 'boat', [{ from: 'SWE 9', into: 'SWE 1' }]);
    expect([...new Set(ofEntry.values())]).toEqual(['SWE 1']);
    expect([...new Set(own.values())].sort()).toEqual(['SWE 1', 'SWE 8']);
    expect([resolve('SWE 8'), resolve('SWE 9'), resolve('SWE 1'), resolve('SWE 5')]).toEqual([
      'SWE 1',
      'SWE 1',
      'SWE 1',
      null,
    ]);
  });
});

test('keys do not depend on the order of races and entries', () => {
  const races = Array.from({ length: 6 }, (_, race) =>
    Array.from({ length: 8 }, (_unused, boat) =>
      entry({
        sailNumber: `SWE ${boat % 4}`,
        boatModelName: boat < 4 ? 'IF' : 'Folkbåt',
        boat: (boat + race) % 3 === 0 ? boat + 1 : null,
      }),
    ),
  );
  const { ofEntry } = rowKeys(races, 'boat');
  const turned = rowKeys(
    [...races].reverse().map((entries) => [...entries].reverse()),
    'boat',
  );
  expect(turned.ofEntry).toEqual(ofEntry);
  for (const entries of races) expect(new Set(entries.map(({ id }) => ofEntry.get(id))).size).toBe(8);
});
