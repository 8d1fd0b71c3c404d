import { claimDrafts, draftOf, forgetDrafts, keepDraft, readDraft, withDraft } from './drafts';

beforeEach(() => sessionStorage.clear());

test('a draft is restored, and only under its own name', () => {
  keepDraft('profile.1', { city: 'Västerås' });
  expect(readDraft('profile.1')).toEqual({ city: 'Västerås' });
  expect(readDraft('profile.2')).toEqual({});
});

test('a draft without fields is deleted', () => {
  keepDraft('profile.1', { city: 'Västerås' });
  keepDraft('profile.1', {});
  expect(sessionStorage).toHaveLength(0);
});

test('a logout deletes every draft, and nothing else', () => {
  keepDraft('profile.1', { city: 'Västerås' });
  keepDraft('course.7', { name: 'Bana 3' });
  sessionStorage.setItem('styrbord.chunkReload', '1');
  forgetDrafts();
  expect(readDraft('profile.1')).toEqual({});
  expect(readDraft('course.7')).toEqual({});
  expect(sessionStorage.getItem('styrbord.chunkReload')).toBe('1');
});

test.each(['{', '"text"', '[1]', 'null'])('%s in the storage is no draft', (kept) => {
  sessionStorage.setItem('styrbord.draft.profile.1', kept);
  expect(readDraft('profile.1')).toEqual({});
});

test('without storage no draft is stored and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  keepDraft('profile.1', { city: 'Västerås' });
  forgetDrafts();
  expect(readDraft('profile.1')).toEqual({});
  storage.mockRestore();
});

test('only fields that differ from the saved values are stored, and no files', () => {
  const saved = { name: 'Exempel', city: '', self_reporting: false, logo: undefined };
  const logo = new File([''], 'logga.png');
  expect(draftOf({ ...saved, city: 'Västerås', self_reporting: true, logo }, saved)).toEqual({
    city: 'Västerås',
    self_reporting: true,
  });
});

test('a draft is applied to the saved values, field by field, where the form still has the field with that type', () => {
  const saved = { name: 'Nytt namn', city: '', self_reporting: false };
  expect(withDraft(saved, { city: 'Västerås', self_reporting: 'ja', phone: '021' })).toEqual({
    ...saved,
    city: 'Västerås',
  });
});

test('a choice that was made where there was none is applied too', () => {
  const saved = { club: null, city: null, boat: 4 };
  expect(withDraft(saved, draftOf({ ...saved, club: 3, boat: 5 }, saved))).toEqual({ club: 3, city: null, boat: 5 });
  expect(withDraft(saved, { city: 'Västerås' })).toEqual(saved);
});

test('a user who logs in again continues the draft; another user does not find it', () => {
  claimDrafts('12');
  keepDraft('profile.1', { city: 'Västerås' });
  claimDrafts('12');
  expect(readDraft('profile.1')).toEqual({ city: 'Västerås' });
  claimDrafts('13');
  expect(readDraft('profile.1')).toEqual({});
});

test('a password is never stored', () => {
  expect(
    draftOf({ current_password: 'Kryssa-mot-vinden', new_password: 'Slör', reason: 'Flyttar' }, { reason: '' }),
  ).toEqual({
    reason: 'Flyttar',
  });
});

test('a list is stored when it differs, and applied only to a list', () => {
  const marks = [{ name: 'Startlinjen' }];
  expect(draftOf({ marks: [...marks], words: ['Dam'] }, { marks, words: [] })).toEqual({ words: ['Dam'] });
  expect(
    withDraft<{ words: string[]; place: object }>({ words: [], place: {} }, { words: ['Dam'], place: ['Dam'] }),
  ).toEqual({
    words: ['Dam'],
    place: {},
  });
});
