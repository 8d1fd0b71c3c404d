import { passwordProblems, similarity } from './passwordRules';

const SIMILAR = 'Lösenordet är för likt e-postadressen.';
const SHORT = 'Det här lösenordet är för kort. Det måste innehålla minst 8 tecken.';
const COMMON = 'Detta lösenord är alldeles för vanligt.';
const NUMERIC = 'Detta lösenord är enbart numeriskt.';

describe('a password', () => {
  test.each([
    ['Kryssa-mot-vinden', []],
    ['långsegling', []],
    ['ö-ö-ö-ö-ö', []],
    ['kort', [SHORT]],
    ['⛵⛵⛵⛵⛵⛵⛵', [SHORT]],
    ['Password1', [COMMON]],
    ['SEGLARE1', [COMMON]],
    ['sommar2025', [COMMON]],
    ['8472019365', [NUMERIC]],
    ['4711', [SHORT, NUMERIC]],
    ['12345678', [COMMON, NUMERIC]],
    ['12345', [SHORT, COMMON, NUMERIC]],
    ['anna.ekberg@example.se', [SIMILAR]],
    ['annaekberg', [SIMILAR]],
    ['Ekberg', [SIMILAR, SHORT]],
    ['ekberg99', [SIMILAR]],
  ])('%s breaks %j', (password, problems) => {
    expect(passwordProblems(password, 'anna.ekberg@example.se')).toEqual(problems);
  });

  test('may contain a short part of the address', () => {
    expect(passwordProblems('en helt annan mening', 'en@a.se')).toEqual([]);
  });
});

describe('similarity', () => {
  test.each([
    ['abcd', 'abcd', 1],
    ['abcd', 'dcba', 1],
    ['abcd', 'efgh', 0],
    ['abcd', 'abxy', 0.5],
    ['aabb', 'ab', 2 / 3],
    ['', '', 1],
  ])('of %j and %j is %d', (one, other, share) => {
    expect(similarity(one, other)).toBeCloseTo(share, 10);
  });
});
