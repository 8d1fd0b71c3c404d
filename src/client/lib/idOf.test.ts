import { clubOf, idOf } from './idOf';

const NOT_FOUND = expect.objectContaining({ status: 404, message: 'This page could not be found' });
const thrownBy = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('%s is an id', (text, id) => {
  expect(idOf(text)).toBe(id);
});

test.each([undefined, '', '0', '-1', '007', '1.5', '1e3', ' 1', 'abc', 'NaN', '٣', '2147483648', '9'.repeat(30)])(
  'the id %p is a page that could not be found',
  (text) => {
    expect(thrownBy(() => idOf(text))).toEqual(NOT_FOUND);
  },
);

test.each(['exempel-ss', '12'])('%s may be a club', (text) => {
  expect(clubOf(text)).toBe(text);
});

test.each([undefined, '', '..', 'a b', 'å', 'a/b', '%E0%A4%A', 'x'.repeat(51)])(
  'the club %p is a page that could not be found',
  (text) => {
    expect(thrownBy(() => clubOf(text))).toEqual(NOT_FOUND);
  },
);
