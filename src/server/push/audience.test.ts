import { audienceOf, formFor, type Viewer } from './audience';

const viewer = (changes: Partial<Viewer>): Viewer => ({
  userId: 1,
  clubs: [],
  isStaff: false,
  sessionId: null,
  recorder: null,
  ...changes,
});

test('a club account is at home in its own club only, staff everywhere', () => {
  expect(audienceOf(viewer({ clubs: [12] }), 12)).toBe('club');
  expect(audienceOf(viewer({ clubs: [13] }), 12)).toBe('member');
  expect(audienceOf(viewer({}), 12)).toBe('member');
  expect(audienceOf(viewer({ isStaff: true }), 12)).toBe('club');
  expect(audienceOf(null, 12)).toBe('none');
});

test.each([
  ['everyone', 'club', 'full'],
  ['everyone', 'member', 'full'],
  ['everyone', 'none', 'bare'],
  ['club', 'club', 'full'],
  ['club', 'member', null],
  ['club', 'none', null],
  ['withdrawn', 'club', 'full'],
  ['withdrawn', 'member', 'gone'],
  ['withdrawn', 'none', 'gone'],
] as const)('an event for %s is to %s: %s', (visibility, audience, form) => {
  expect(formFor(visibility, audience, 5)).toBe(form);
});

test('who records one sailing sees its events, whoever else may, and those of nothing else', () => {
  const recorder = audienceOf(viewer({ recorder: { link: 1, sailing: 5, club: 12 } }), 12);
  for (const visibility of ['everyone', 'club', 'withdrawn'] as const)
    expect([5, 6, null].map((sailing) => formFor(visibility, recorder, sailing))).toEqual(['full', null, null]);
});
