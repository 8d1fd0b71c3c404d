import { competitorIdOf, columnOf, isHandle, placeOf, rowOf } from './surface';

document.body.innerHTML = `
  <main>
    <section data-place="none"><div data-boat="7"><button data-drag-handle><i id="grip"></i></button><b id="name"></b></div></section>
    <section data-place="10"><p id="empty"></p></section>
  </main>
  <p id="beside"></p>`;
const at = (id: string) => document.getElementById(id);

test('what is pressed gives the row, the boat, and whether it is the handle', () => {
  const row = rowOf(at('grip'));
  expect(row && competitorIdOf(row)).toBe(7);
  expect([isHandle(at('grip')), isHandle(at('name'))]).toEqual([true, false]);
  expect(rowOf(at('empty'))).toBeNull();
});

test.each([
  ['in a group', 'empty', 10],
  ['among the boats without a group', 'name', null],
  ['beside the board', 'beside', undefined],
])('a drop %s goes there', (_, id, place) => {
  expect(placeOf(at(id))).toBe(place);
});

test('outside of the window there is no place', () => {
  expect(placeOf(null)).toBeUndefined();
});

test('the column of a place is found', () => {
  const surface = document.querySelector('main');
  expect(surface && columnOf(surface, 10)).toContainElement(at('empty'));
  expect(surface && columnOf(surface, null)).toContainElement(at('name'));
});
