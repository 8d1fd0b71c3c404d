import type { RefusedMove } from '../../../../changes/queue/pendingChanges';
import { refusalText } from './refusalText';

const move = (competitor: number) => ({ competitor, start_group: 10, from: null, base: 1 });
const refused = (refusal: RefusedMove['refusal'], competitors = [1]): RefusedMove => ({
  id: 'a',
  kind: 'move',
  sailing: 1,
  madeAt: 0,
  hasWaited: false,
  moves: competitors.map(move),
  refusal,
});
const named = { nameOf: () => 'SWE 9 Vind', standsIn: () => 'Startgrupp 3' };

test.each([
  ['the server’s own words', { status: 409, detail: 'Någon annan har ändrat detta.' }, 'Någon annan har ändrat detta.'],
  [
    'the first sentence about a field',
    { status: 400, fields: { moves: ['Startgruppen hör till en annan segling.'] } },
    'Startgruppen hör till en annan segling.',
  ],
  [
    'the catalogue when nobody is logged in any more',
    { status: 401 },
    'Obehörig. Var vänlig logga in och försök igen.',
  ],
  [
    'the catalogue when something is gone',
    { status: 404, detail: 'Hittades inte.' },
    'Hittades inte. Den begärda resursen kunde inte hittas.',
  ],
  ['the catalogue for anything else', { status: 500 }, 'Ett oväntat fel uppstod. Var vänlig försök igen senare.'],
])('the reason is %s', (_, refusal, reason) => {
  expect(refusalText(refused(refusal), named)).toBe(
    `SWE 9 Vind kunde inte flyttas. ${reason} SWE 9 Vind ligger i Startgrupp 3.`,
  );
});

test('of several boats only their number is given', () => {
  expect(refusalText(refused({ status: 409, detail: 'Nej.' }, [1, 2]), named)).toBe('2 båtar kunde inte flyttas. Nej.');
});

test('a boat that is gone stands nowhere', () => {
  const gone = { nameOf: () => 'SWE 9 Vind', standsIn: () => undefined };
  expect(refusalText({ ...refused({ status: 409, detail: 'Nej.' }), undoes: 'b' }, gone)).toBe(
    'Flytten kunde inte ångras. Nej.',
  );
});
