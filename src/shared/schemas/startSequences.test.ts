import type { SequenceStep } from '../contract/startSequences';
import { START_SEQUENCES } from '../domain/race-day/sequences';
import { readOwnSequences } from './startSequences';

const step = (before_s: unknown, values: object = {}) => ({
  before_s,
  flag: 'class',
  up: false,
  sound: 'short',
  ...values,
});
const sequence = (values: object = {}) => ({
  key: '3-0',
  name: '3, start',
  steps: [step(180, { up: true }), step(0)],
  ...values,
});

/** What is wrong with a list that holds only this sequence. */
function errorsOf(values: object): unknown {
  const reading = readOwnSequences([sequence(values)]);
  return 'value' in reading ? 'good' : reading.errors.items[0];
}
const withSteps = (...steps: unknown[]) => errorsOf({ steps });

const NO_START = 'Minst ett steg måste vara vid starten, 0 sekunder före.';
const TWICE = 'Flaggan gör redan samma sak vid den tiden. Ta bort det ena steget.';
const NOT_KEY = 'Använd bara små bokstäver a–z, siffror och bindestreck.';
const REQUIRED = 'Det här fältet är obligatoriskt.';
const notChoice = (word: string) => `"${word}" är inte ett giltigt val.`;

test.each([
  ['a name of 60 characters', { name: 'x'.repeat(60) }, 'good'],
  ['a name of 61', { name: 'x'.repeat(61) }, { name: ['Se till att detta fält inte har fler än 60 tecken.'] }],
  ['no name', { name: ' ' }, { name: ['Det här fältet får inte vara blankt.'] }],
  ['a key of 20 characters', { key: 'a'.repeat(20) }, 'good'],
  ['a key of 21', { key: 'a'.repeat(21) }, { key: ['Se till att detta fält inte har fler än 20 tecken.'] }],
  ['a key with a capital', { key: 'Egen' }, { key: [NOT_KEY] }],
  ['a key that ends in a hyphen', { key: 'egen-' }, { key: [NOT_KEY] }],
  [
    'nothing at all',
    { key: undefined, name: undefined, steps: undefined },
    { key: [REQUIRED], name: [REQUIRED], steps: [REQUIRED] },
  ],
  [
    'a key and steps that are both wrong',
    { key: '', steps: [step(60)] },
    { key: ['Det här fältet får inte vara blankt.'], steps: [NO_START] },
  ],
])('%s', (_what, values, expected) => {
  expect(errorsOf(values)).toEqual(expected);
});

const SPREAD = Array.from({ length: 12 }, (_, index) => step(index * 10));

test.each([
  ['none', [], { steps: ['Den här listan får inte vara tom.'] }],
  ['one, at the start', [step(0)], 'good'],
  ['twelve', SPREAD, 'good'],
  ['thirteen', [...SPREAD, step(500)], { steps: ['Se till att detta fält inte har fler än 12 element.'] }],
  ['none at the start', [step(1)], { steps: [NO_START] }],
  ['an hour before', [step(3600), step(0)], 'good'],
  [
    'more than an hour before',
    [step(3601), step(0)],
    { steps: { 0: { before_s: ['Se till att detta värde är mindre än eller lika med 3600.'] } } },
  ],
  [
    'after the start',
    [step(0), step(-1)],
    { steps: { 1: { before_s: ['Se till att detta värde är större än eller lika med 0.'] } } },
  ],
  ['half a second', [step(0), step(0.5)], { steps: { 1: { before_s: ['Ett giltigt heltal krävs.'] } } }],
  [
    'one twice, with another sound',
    [step(60), step(0), step(60, { sound: 'long' })],
    { steps: { 2: { before_s: [TWICE] } } },
  ],
  ['two flags at once', [step(0), step(0, { flag: 'prep' })], 'good'],
  ['one flag down and up at once', [step(60), step(60, { up: true }), step(0)], 'good'],
  [
    'words that mean nothing',
    [step(0, { flag: 'x', up: 'x', sound: 'x' })],
    { steps: { 0: { flag: [notChoice('x')], up: ['Måste vara sant eller falskt.'], sound: [notChoice('x')] } } },
  ],
  [
    'no object',
    ['x'],
    { steps: { 0: { non_field_errors: ['Ogiltig data. Förväntade en dictionary, men fick str.'] } } },
  ],
])('steps: %s', (_what, steps, expected) => {
  expect(withSteps(...steps)).toEqual(expected);
});

test('the earliest step comes first, and what happens at once keeps its order', () => {
  const steps = [step(0, { flag: 'prep' }), step(0), step(300, { up: true }), step('60', { flag: 'own' })];
  const reading = readOwnSequences([sequence({ steps })]);
  const told = ({ before_s, flag }: SequenceStep) => `${before_s} ${flag}`;
  expect('value' in reading && reading.value[0]?.steps.map(told)).toEqual(['300 class', '60 own', '0 prep', '0 class']);
});

test('those that every club has may be sent along as they are, but not changed', () => {
  expect(readOwnSequences([...START_SEQUENCES, sequence()])).toEqual({ value: [sequence()] });
  const [rrs] = START_SEQUENCES;
  const quiet = rrs?.steps.map((one) => ({ ...one, sound: 'none' }));
  expect(readOwnSequences([sequence(), { ...rrs, name: 'Vår' }, { ...rrs, steps: quiet }])).toEqual({
    errors: {
      items: {
        1: { key: [expect.stringMatching(/^Startsekvensen finns i alla klubbar/)] },
        2: { key: [expect.stringMatching(/^Startsekvensen finns i alla klubbar/)] },
      },
    },
  });
});

test('a club has ten of its own, each with its key', () => {
  const own = (count: number) => Array.from({ length: count }, (_, index) => sequence({ key: `egen-${index}` }));
  expect(readOwnSequences([...START_SEQUENCES, ...own(10)])).toMatchObject({ value: own(10) });
  expect(readOwnSequences(own(11))).toEqual({
    errors: { list: ['En klubb kan ha högst 10 egna startsekvenser.'], items: {} },
  });
  expect(readOwnSequences([sequence(), sequence({ name: 'En till' })])).toEqual({
    errors: { items: { 1: { key: ['Det här fältet måste vara unikt.'] } } },
  });
});
