import { aSailing } from '../../../../../testing/aSailing';
import { whyNotEnter } from './whyNotEnter';

const NOW = Date.parse('2026-06-04T12:00:00+02:00');
const sailing = aSailing({
  club: 1,
  status: 'upcoming',
  registration_open: true,
  registration_deadline: null,
  registration_scope: 'open',
});
const member = { is_staff: false, club: null, sailor: { id: 3, club: { id: 1 }, membership: 'confirmed' } } as const;
const asked = { ...member, sailor: { ...member.sailor, membership: 'asked' } } as const;
const guest = { is_staff: false, club: null, sailor: { id: 4, club: { id: 2 }, membership: 'confirmed' } } as const;
const club = { is_staff: false, club: { id: 2 }, sailor: null };

test('every sailor may enter an open sailing', () => {
  expect(whyNotEnter(member, sailing, NOW)).toBeNull();
  expect(whyNotEnter(guest, sailing, NOW)).toBeNull();
});

test.each([
  ['ongoing', 'Seglingen har startat, så anmälan är stängd.'],
  ['finished', 'Seglingen är avslutad, så anmälan är stängd.'],
  ['cancelled', 'Seglingen är inställd.'],
] as const)('a sailing that is %s', (status, reason) => {
  expect(whyNotEnter(member, { ...sailing, status }, NOW)).toBe(reason);
});

test('the club has closed it, or the time is out', () => {
  expect(whyNotEnter(member, { ...sailing, registration_open: false }, NOW)).toBe('Klubben har stängt anmälan.');
  const late = { ...sailing, registration_deadline: '2026-06-04T11:30:00+02:00' };
  expect(whyNotEnter(member, late, NOW)).toBe('Anmälan stängde tors 4 juni 11.30.');
  expect(whyNotEnter(member, { ...sailing, registration_deadline: '2026-06-04T12:00:00+02:00' }, NOW)).toBeNull();
});

test('members only', () => {
  const own = { ...sailing, registration_scope: 'club' as const };
  expect(whyNotEnter(member, own, NOW)).toBeNull();
  expect(whyNotEnter(asked, own, NOW)).toBeNull();
  expect(whyNotEnter(guest, own, NOW)).toBe('Bara klubbens medlemmar kan anmäla sig till den här seglingen.');
});

test('a club enters nobody elsewhere', () => {
  expect(whyNotEnter(club, sailing, NOW)).toBe(
    'Du är inloggad som klubb. Seglare anmäler sig själva från sina egna konton.',
  );
});
