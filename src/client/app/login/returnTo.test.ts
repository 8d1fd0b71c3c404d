import type { User } from '../../../shared/contract/auth';
import { afterLogin, isPage, readReturnTo, resetLinkIn, viewOfPath } from './returnTo';

const club = { id: 1, slug: 'exempel-ss', name: 'Exempel Segelsällskap' };
const user = (over: Partial<User>): User => ({
  id: 7,
  email: 'sara@exempel.se',
  first_name: 'Sara',
  last_name: 'Seglare',
  club: null,
  sailor: null,
  club_id: null,
  club_slug: null,
  is_staff: false,
  roles: [],
  ...over,
});

test.each([
  ['/login', 'login'],
  ['/reset-confirm/MQ/abc-123', 'new-password'],
  ['/logout', 'login'],
  ['/terms', 'terms'],
  ['/privacy-policy', 'privacy'],
  ['/terms?from=mail', 'terms'],
  ['/clubs/exempel-ss/sailings', null],
  ['/', null],
  ['/login-help', null],
])('%s opens the view %s', (path, view) => {
  expect(viewOfPath(path)).toBe(view);
});

test.each(['https://ond.se/', '//ond.se', '/\\ond.se', 'javascript:alert(1)', '', 5, null])(
  '%p is not an address of ours',
  (returnTo) => {
    expect(readReturnTo({ returnTo })).toBeNull();
  },
);

test('an entry without a return address has none', () => {
  expect(readReturnTo(null)).toBeNull();
  expect(readReturnTo({ dialog: 'new' })).toBeNull();
});

test('the page that was asked for is opened after login', () => {
  expect(afterLogin(user({ club }), '/clubs/exempel-ss/sailings/4/competitors')).toBe(
    '/clubs/exempel-ss/sailings/4/competitors',
  );
});

test("a club account without a return address goes to its club's sailings", () => {
  expect(afterLogin(user({ club }), null)).toBe('/clubs/exempel-ss/sailings');
});

test("a sailor goes to the sailings of the sailor's club", () => {
  expect(
    afterLogin(
      user({ sailor: { id: 3, first_name: 'Sara', last_name: 'Seglare', club, membership: 'asked' } }),
      '/login',
    ),
  ).toBe('/clubs/exempel-ss/sailings');
});

test('somebody without a club goes to the start page', () => {
  expect(afterLogin(user({}), '/terms')).toBe('/');
});

test('views of the modal are no pages to return to', () => {
  expect(['/logout', '/login', '/terms', '/', null].filter(isPage)).toEqual([]);
});

test.each([
  ['/reset-confirm/MQ/abc-123', { uid: 'MQ', token: 'abc-123' }],
  ['/reset-confirm/MQ/abc-123/', { uid: 'MQ', token: 'abc-123' }],
  ['/reset-confirm/MQ/abc-123?from=mail', { uid: 'MQ', token: 'abc-123' }],
  ['/reset-confirm/MQ', null],
  ['/reset-confirm/MQ/', null],
  ['/reset-confirm//abc-123', null],
  ['/reset-confirm/MQ/abc-123/more', null],
  ['/clubs/exempel-ss/sailings', null],
])('the link %s lets one choose the password of %j', (path, link) => {
  expect(resetLinkIn(path)).toEqual(link);
});
