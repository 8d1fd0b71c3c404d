import { object } from 'yup';
import { fieldErrors } from './validate';
import { url } from './webAddress';

const read = (website: string) => fieldErrors(object({ website: url() }), { website });

test.each(['', 'https://exempel-ss.se', 'http://localhost:8080/a?b=c#d', 'HTTPS://Örebro-ss.se/bild å.html'])(
  '%j is an address',
  (typed) => {
    expect(read(` ${typed} `)).toEqual({ value: { website: typed } });
  },
);

test.each([
  'exempel-ss.se',
  'javascript:alert(1)',
  'https://',
  'https:///x',
  'ftp://x.se',
  'http://a b.se',
  'https:evil',
])('%j is none', (typed) => {
  expect(read(typed)).toEqual({ errors: { website: ['Ange en giltig URL.'] } });
});

test('an address of more than 200 characters is too long', () => {
  expect(read(`https://x.se/${'x'.repeat(200)}`)).toEqual({
    errors: { website: ['Se till att detta fält inte har fler än 200 tecken.'] },
  });
});
