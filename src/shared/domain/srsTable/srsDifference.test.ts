import type { SrsNumbers } from '../../contract/srsTable';
import type { ReadType } from './readSrsTable';
import { planSrsTable, srsDifference, type HeldType } from './srsDifference';

const NONE = { srs: null, srs_no_flying: null, srs_shorthanded: null, srs_shorthanded_no_flying: null };
const held = (name: string, srs: string, more: Partial<HeldType> = {}): HeldType => ({
  ...{ name, kind: 'monohull', is_current: true },
  ...{ ...NONE, srs },
  ...more,
});
const read = (name: string, numbers: Partial<SrsNumbers>, kind: ReadType['kind'] = null): ReadType => ({
  ...{ line: 2, name, kind, year: null },
  numbers,
});
const difference = (before: HeldType[], after: ReadType[]) => {
  const { added, gone, changed, slightly, same } = srsDifference(planSrsTable(before, after, 'monohull'));
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  return { added: names(added), gone: names(gone), changed: names(changed), slightly: names(slightly), same };
};
const NOTHING = { added: [], gone: [], changed: [], slightly: [], same: 0 };

test.each([
  ['0.917', '0.917', { same: 1 }],
  ['0.917', '0.927', { slightly: ['Alfa'] }],
  ['0.917', '0.907', { slightly: ['Alfa'] }],
  ['0.917', '0.928', { changed: ['Alfa'] }],
  ['0.917', '0.906', { changed: ['Alfa'] }],
])('from %s to %s', (before, after, result) => {
  expect(difference([held('Alfa', before)], [read('Alfa', { srs: after })])).toEqual({ ...NOTHING, ...result });
});

test('a number that comes or goes is a change, and one whose column is missing stays', () => {
  const before = [held('Alfa', '0.917', { srs_shorthanded: '0.900' })];
  expect(difference(before, [read('Alfa', { srs: '0.917', srs_shorthanded: null })]).changed).toEqual(['Alfa']);
  expect(difference(before, [read('Alfa', { srs: '0.917', srs_no_flying: '0.8' })]).changed).toEqual(['Alfa']);
  expect(difference(before, [read('Alfa', { srs: '0.917' })]).same).toBe(1);
});

test('new, gone and back again, by name in Swedish order; other kinds are not gone', () => {
  const before = [
    held('Örn', '0.9'),
    held('Ask', '0.9'),
    held('Katt', '1.2', { kind: 'multihull' }),
    held('Gammal', '0.8', { is_current: false }),
    held('Borta', '0.8', { is_current: false }),
  ];
  const after = [read('Ny', { srs: '1.000' }), read('Gammal', { srs: '0.8' }), read('Åker', { srs: '1.000' })];
  expect(difference(before, after)).toEqual({ ...NOTHING, added: ['Gammal', 'Ny', 'Åker'], gone: ['Ask', 'Örn'] });
  expect(difference(before, [read('Annan', { srs: '1.3' }, 'multihull')])).toEqual({
    ...NOTHING,
    added: ['Annan'],
    gone: ['Katt'],
  });
});

test('a name in another spelling is the same type, unless another one has that very name', () => {
  const before = [held('IF-båt', '0.838'), held('IF BÅT', '0.700')];
  const { pairs, gone } = planSrsTable(before, [read('IF BÅT', {}), read('if båt', {})], 'monohull');
  expect(pairs.map(({ held: one }) => one?.name)).toEqual(['IF BÅT', 'IF-båt']);
  expect(gone).toEqual([]);
});
