import {
  isInScope,
  mayAskToEnter,
  isRegistrationOpen,
  mayActForAClub,
  mayDeleteOwnEntry,
  mayEditBoat,
  mayEditClub,
  mayEditOwnEntry,
  mayEditSailor,
  maySeeContact,
  maySeeEntriesOf,
  maySeeEntryEmail,
  mayRecord,
  maySeeSailing,
  mayVerifyBoat,
  moveRefusal,
} from './permissions';
import type { Actor } from './permissions';

const CLUB = 1;
const OTHER = 2;
const NOW = Date.parse('2026-06-04T12:00:00Z');

const official: Actor = { is_staff: false, club: { id: CLUB }, sailor: { id: 10, club: null, membership: null } };
const otherOfficial: Actor = { is_staff: false, club: { id: OTHER }, sailor: null };
const member: Actor = { is_staff: false, club: null, sailor: { id: 11, club: { id: CLUB }, membership: 'confirmed' } };
const asking: Actor = { is_staff: false, club: null, sailor: { id: 13, club: { id: CLUB }, membership: 'asked' } };
const guest: Actor = { is_staff: false, club: null, sailor: { id: 12, club: { id: OTHER }, membership: 'confirmed' } };
const staff: Actor = { is_staff: true, club: null, sailor: null };

const sailing = {
  club: CLUB,
  status: 'upcoming' as const,
  verified_result: false,
  registration_open: true,
  registration_deadline: null,
  registration_scope: 'open' as const,
};

test('a club is edited by its own account and by the platform', () => {
  expect([official, otherOfficial, member, staff, null].map((actor) => mayEditClub(actor, CLUB))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect([official, otherOfficial, member, staff, null].map(mayActForAClub)).toEqual([true, true, false, true, false]);
});

test('an unpublished sailing is seen by its own club only, and nothing is seen without login', () => {
  const shown = { ...sailing, id: 5 };
  const hidden = { ...shown, status: 'unpublished' as const };
  expect([official, otherOfficial, member, staff, null].map((actor) => maySeeSailing(actor, hidden))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect([member, otherOfficial, null].map((actor) => maySeeSailing(actor, shown))).toEqual([true, true, false]);
  const recorder = (one: number) => ({ is_staff: false, club: null, sailor: null, recorder: { sailing: one } });
  expect([5, 6].map((one) => maySeeSailing(recorder(one), shown))).toEqual([true, false]);
  expect([5, 6].map((one) => maySeeSailing(recorder(one), hidden))).toEqual([true, false]);
});

test('what happens in a sailing is written down by its club, and by who came for it alone', () => {
  const recorder = (one: number) => ({ is_staff: false, club: null, sailor: null, recorder: { sailing: one } });
  const may = (actor: Actor | null) => mayRecord(actor, { id: 5, club: CLUB });
  expect([official, recorder(5), staff].map(may)).toEqual([true, true, true]);
  expect([otherOfficial, recorder(6), member, null].map(may)).toEqual([false, false, false, false]);
  expect(mayEditClub(recorder(5), CLUB)).toBe(false);
});

test('boats are moved by those who run the club, until the result is verified', () => {
  const verified = { ...sailing, verified_result: true };
  const refusalFor = (actor: Actor, facts: typeof sailing) => moveRefusal(mayEditClub(actor, facts.club), facts);
  expect([refusalFor(official, sailing), refusalFor(official, verified)]).toEqual([null, 'verified']);
  expect([refusalFor(member, sailing), refusalFor(member, verified)]).toEqual(['not_own_club', 'not_own_club']);
});

test('a sailing is open to sailors of every club, unless it is kept for members', () => {
  expect([member, guest].map((actor) => isInScope(actor, sailing))).toEqual([true, true]);
  const members = { ...sailing, registration_scope: 'club' as const };
  const actors = [member, asking, guest, official, null];
  expect(actors.map((actor) => isInScope(actor, members))).toEqual([true, false, false, false, false]);
  expect(actors.map((actor) => mayAskToEnter(actor, members))).toEqual([false, true, false, false, false]);
  expect(actors.map((actor) => mayAskToEnter(actor, sailing))).toEqual([false, false, false, false, false]);
});

test.each([
  [{ registration_open: false }, false],
  [{ registration_deadline: '2026-06-04T11:59:59Z' }, false],
  [{ registration_deadline: '2026-06-04T12:00:00Z' }, true],
  [{ status: 'ongoing' as const }, false],
  [{}, true],
])('registration with %j is open: %s', (change, expected) => {
  expect(isRegistrationOpen({ ...sailing, ...change }, NOW)).toBe(expected);
});

test('a sailor edits their own entry until its start, and nobody else does', () => {
  const entry = { sailor: 11, startsAt: NOW + 1 };
  expect(mayEditOwnEntry(member, entry, sailing, NOW)).toBe(true);
  expect(mayEditOwnEntry(guest, entry, sailing, NOW)).toBe(false);
  expect(mayEditOwnEntry(member, { ...entry, startsAt: NOW }, sailing, NOW)).toBe(false);
  expect(mayEditOwnEntry(member, entry, { ...sailing, status: 'finished' }, NOW)).toBe(false);
  expect(mayEditOwnEntry(member, { ...entry, startsAt: null }, { ...sailing, status: 'ongoing' }, NOW)).toBe(false);
});

test('a sailor withdraws their entry only while registration is open', () => {
  const entry = { sailor: 11, startsAt: NOW + 1 };
  expect(mayDeleteOwnEntry(member, entry, sailing, NOW)).toBe(true);
  expect(mayDeleteOwnEntry(member, entry, { ...sailing, registration_open: false }, NOW)).toBe(false);
});

test('a sailor’s contact details are for them and their club, and the profile is changed by them', () => {
  const actors = [member, guest, official, otherOfficial, staff, null];
  const sailor = { id: 11, club: CLUB };
  expect(actors.map((actor) => maySeeContact(actor, sailor))).toEqual([true, false, true, false, true, false]);
  expect(actors.map((actor) => maySeeContact(actor, { id: 13, club: null }))).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(actors.map((actor) => mayEditSailor(actor, 11))).toEqual([true, false, false, false, true, false]);
});

test('what a sailor has sailed is gathered for them, the members of their club and the club', () => {
  const actors = [member, asking, guest, official, otherOfficial, staff, null];
  const readers = (facts: object) =>
    actors.map((actor) => maySeeEntriesOf(actor, { id: 14, club: CLUB, membership: 'confirmed', ...facts }));
  expect(readers({})).toEqual([true, false, false, true, false, true, false]);
  expect(readers({ membership: 'asked' })).toEqual([false, false, false, false, false, true, false]);
  expect(readers({ club: null, membership: null })).toEqual([false, false, false, false, false, true, false]);
  expect(readers({ id: 13, membership: 'asked' })).toEqual([false, true, false, false, false, true, false]);
});

test('a boat is changed by its owner, and its certificate verified by the owner’s club', () => {
  const actors = [member, guest, official, otherOfficial, staff, null];
  const ofMember = { owner: 11, club: null, ownerClub: CLUB };
  expect(actors.map((actor) => mayEditBoat(actor, ofMember))).toEqual([true, false, false, false, true, false]);
  expect(actors.map((actor) => mayVerifyBoat(actor, ofMember))).toEqual([false, false, true, false, true, false]);
  const ofClub = { owner: null, club: CLUB, ownerClub: null };
  expect(actors.map((actor) => mayEditBoat(actor, ofClub))).toEqual([false, false, true, false, true, false]);
  expect(actors.map((actor) => mayVerifyBoat(actor, ofClub))).toEqual([false, false, true, false, true, false]);
});

test('the address of an entry is for those who were given it', () => {
  const entry = { club: CLUB, sailor: 12, sailorClub: OTHER, enteredBy: 'club' as const, invitedBy: null };
  const readers = (facts: object) =>
    [official, otherOfficial, member, guest, staff, null].map((actor) =>
      maySeeEntryEmail(actor, { ...entry, ...facts }),
    );
  const byNoClub = [false, false, false, true, true, false];
  const byItsClub = [true, false, false, true, true, false];
  expect(readers({})).toEqual(byNoClub);
  expect(readers({ enteredBy: null })).toEqual(byNoClub);
  expect(readers({ invitedBy: OTHER })).toEqual(byNoClub);
  expect(readers({ enteredBy: 'sailor' })).toEqual(byItsClub);
  expect(readers({ sailorClub: CLUB })).toEqual(byItsClub);
  expect(readers({ invitedBy: CLUB })).toEqual(byItsClub);
});
