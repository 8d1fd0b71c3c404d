import type { CourseMark } from '../../contract/courses';
import { finishLineOf } from './finishLine';

const mark = (name: string, order: number, values: Partial<CourseMark> = {}): CourseMark => ({
  ...{ name, order, lat: 59.5 + order / 100, lon: 16.6, rounding: 'port' },
  ...values,
});
const gate = (name: string, order: number, values: Partial<CourseMark> = {}): CourseMark =>
  mark(name, order, { rounding: 'gate', ...values });

test('the last two marks are the line, in whatever order the list comes', () => {
  const marks = [gate('Målbåt', 4), mark('Kryss', 2), gate('Startflagg', 0), gate('Startbåt', 1), gate('Målflagg', 3)];
  expect(finishLineOf(marks)).toEqual({
    ends: [
      { lat: 59.53, lon: 16.6 },
      { lat: 59.54, lon: 16.6 },
    ],
    marks: [{ lat: 59.52, lon: 16.6 }],
  });
});

test('a gate between two marks is rounded; a mark without a position is passed over', () => {
  const marks = [
    gate('Start', 0),
    mark('Kryss', 1),
    gate('Länsgaten', 2),
    mark('Pricken', 3, { lat: null, lon: null }),
    gate('Målflagg', 4),
    gate('Målbåt', 5),
  ];
  expect(finishLineOf(marks)).toMatchObject({
    marks: [
      { lat: 59.51, lon: 16.6 },
      { lat: 59.52, lon: 16.6 },
    ],
  });
});

test.each([
  ['one mark', [gate('Mål', 0)], { missing: 'marks' }],
  ['a line of one mark', [gate('Start', 0), mark('Kryss', 1), gate('Mål', 2)], { missing: 'kind' }],
  [
    'an end without a position',
    [mark('Kryss', 0), gate('Målflagg', 1), gate('Målbåt', 2, { lat: null, lon: null })],
    { missing: 'position', without: ['Målbåt'] },
  ],
  ['two ends at one place', [gate('Målflagg', 0), gate('Målbåt', 1, { lat: 59.5 })], { missing: 'place' }],
])('%s is no line', (_, marks, problem) => {
  expect(finishLineOf(marks)).toEqual(problem);
});

test('a course that is a line alone has no marks to round', () => {
  expect(finishLineOf([gate('Målflagg', 0), gate('Målbåt', 1)])).toMatchObject({ marks: [] });
});
