import type { SeenCrossing } from './alignLists';
import { matchFinishes } from './matchFinishes';

/** "A 10" is boat A at second 10; "- 10" is a boat that nobody has named. */
const listOf = (name: string, ...seen: string[]): SeenCrossing[] =>
  seen.map((one, index) => {
    const [boat = '-', second] = one.split(' ');
    return { id: `${name}${index}`, boat: boat === '-' ? null : boat, ms: Math.round(Number(second) * 1000) };
  });

const FIVE = ['A 10', 'B 20', 'C 30', 'D 40', 'E 50'];
const without = (boat: string) => FIVE.filter((one) => !one.startsWith(boat));
const later = (seconds: number) => FIVE.map((one) => `${one[0]} ${Number(one.slice(2)) + seconds}`);

const shown = (one: SeenCrossing | null) => (one ? `${one.boat ?? '-'} ${one.ms / 1000}` : '');

function match(main: string[], reserve: string[]): string[] {
  const { rows } = matchFinishes(listOf('m', ...main), listOf('r', ...reserve));
  return rows.map((row) => `${row.kind}: ${shown(row.main)} | ${shown(row.reserve)}`);
}

const kinds = (main: string[], reserve: string[]) => match(main, reserve).map((row) => row.split(':')[0]);

describe('two lists of the same finish', () => {
  it('agree where they are the same', () => {
    expect(match(FIVE, FIVE)).toEqual(FIVE.map((one) => `agree: ${one} | ${one}`));
    expect(matchFinishes([], []).rows).toEqual([]);
  });

  it.each(['A', 'C', 'E'])('tell that only one of them has boat %s, and pair all others', (boat) => {
    const expected = FIVE.map((one) => (one.startsWith(boat) ? 'only_main' : 'agree'));
    expect(kinds(FIVE, without(boat))).toEqual(expected);
    expect(kinds(without(boat), FIVE)).toEqual(expected.map((kind) => (kind === 'agree' ? kind : 'only_reserve')));
  });

  it('tell boats that they have in opposite order, a second apart', () => {
    const swapped = ['A 10', 'B 20', 'C 31', 'D 30', 'E 50'];
    expect(match(['A 10', 'B 20', 'C 30', 'D 31', 'E 50'], swapped)).toEqual([
      'agree: A 10 | A 10',
      'agree: B 20 | B 20',
      'order: C 30 | C 31',
      'order: D 31 | D 30',
      'agree: E 50 | E 50',
    ]);
  });

  it('say nothing of an order that is nothing between hands', () => {
    expect(kinds(['A 10', 'B 10.2', 'C 30'], ['A 10.2', 'B 10', 'C 30'])).toEqual(['agree', 'agree', 'agree']);
  });

  it('keep both crossings of a boat, and tell that it came again', () => {
    const twice = [...FIVE, 'B 55'];
    expect(match(twice, FIVE)).toEqual([...FIVE.map((one) => `agree: ${one} | ${one}`), 'double: B 55 | ']);
    expect(match(twice, twice).at(-1)).toBe('double: B 55 | B 55');
    expect(match(FIVE, twice).at(-1)).toBe('double:  | B 55');
  });

  it.each([90, -90, 0.4])('find that one clock is %p s ahead', (seconds) => {
    const found = matchFinishes(listOf('m', ...FIVE), listOf('r', ...later(seconds)));
    expect(found.offsetMs).toBe(seconds * 1000);
    expect(found.rows.map(({ kind, deltaMs }) => [kind, deltaMs])).toEqual(FIVE.map(() => ['agree', 0]));
  });

  it('tell by how much they differ beyond their clocks', () => {
    const reserve = later(2).map((one) => (one.startsWith('C') ? 'C 35' : one));
    const row = matchFinishes(listOf('m', ...FIVE), listOf('r', ...reserve)).rows[2];
    expect(row).toMatchObject({ kind: 'differs', deltaMs: 3000 });
  });

  it.each([
    ['another name within 3 s', 'X 31', ['other_boat: C 30 | X 31']],
    ['another name farther away', 'X 34', ['only_main: C 30 | ', 'only_reserve:  | X 34']],
    ['no name', '- 31', ['other_boat: C 30 | - 31']],
    ['no name, far away', '- 48', ['only_main: C 30 | ', 'only_reserve:  | - 48']],
  ])('where the reserve has %s', (_what, one, expected) => {
    const rows = match(FIVE, [...without('C'), one]);
    expect(rows.filter((row) => !row.startsWith('agree'))).toEqual(expected);
  });

  it('never take two nameless crossings for agreed', () => {
    expect(match([...FIVE, '- 60'], [...FIVE, '- 60']).at(-1)).toBe('other_boat: - 60 | - 60');
  });

  const untidy = {
    main: [...FIVE, 'F 52', '- 53', 'B 61', 'G 70', 'H 71', 'X 90'],
    reserve: ['A 11', 'C 34', 'D 40.5', 'E 50', 'F 53', '- 54', 'B 62', 'H 70', 'G 71.5', 'Y 91', 'Z 400'],
  };

  it('say the mirror when they are exchanged', () => {
    const { main, reserve } = untidy;
    const mirrored: Record<string, string> = { only_main: 'only_reserve', only_reserve: 'only_main' };
    const [one, other] = [listOf('m', ...main), listOf('r', ...reserve)];
    const forth = matchFinishes(one, other);
    const back = matchFinishes(other, one);
    expect(back.offsetMs).toBe(-forth.offsetMs);
    expect(back.rows).toEqual(
      forth.rows.map((row) => ({
        kind: mirrored[row.kind] ?? row.kind,
        main: row.reserve,
        reserve: row.main,
        deltaMs: row.deltaMs === null ? null : 0 - row.deltaMs,
      })),
    );
    expect(new Set(forth.rows.map(({ kind }) => kind))).toEqual(
      new Set(['agree', 'differs', 'other_boat', 'only_main', 'only_reserve', 'order', 'double']),
    );
  });

  it('say the same in whatever order they came', () => {
    const { main, reserve } = untidy;
    const [one, other] = [listOf('m', ...main), listOf('r', ...reserve)];
    expect(matchFinishes([...one].reverse(), [...other.slice(4), ...other.slice(0, 4)])).toEqual(
      matchFinishes(one, other),
    );
  });

  it.each(['Q 900', '- 900', 'Q -900'])('are paired as before when %s comes far away', (far) => {
    const { main, reserve } = untidy;
    const before = match(main, reserve);
    expect(match([...main, far], reserve).filter((row) => !row.includes('900'))).toEqual(before);
    expect(match(main, [...reserve, far]).filter((row) => !row.includes('900'))).toEqual(before);
  });
});
