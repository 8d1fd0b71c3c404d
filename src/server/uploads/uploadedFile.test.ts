import { HttpError } from '../errors';
import { fileOf } from './uploadedFile';

const NOT_FILE = 'Den skickade informationen var inte en fil. Kontrollera formulärets kodningstyp.';
const file = (filename: string, bytes = Buffer.from('innehåll')) => ({ filename, bytes });

const problem = (body: unknown): unknown => {
  try {
    return fileOf(body, 'logo');
  } catch (error) {
    return error instanceof HttpError ? [error.status, error.body] : error;
  }
};

describe('a field that takes a file', () => {
  test('has the file, with its name', () => {
    const logo = file('logo.png');
    expect(fileOf({ name: 'Klubben', logo }, 'logo')).toBe(logo);
    expect(fileOf({ logo: file('x'.repeat(100)) }, 'logo')).not.toBeNull();
  });

  test.each([[{}], [[]], [null], ['text'], [{ logo: undefined }], [{ other: file('a.png') }]])(
    'is left out in %j',
    (body) => {
      expect(fileOf(body, 'logo')).toBeUndefined();
    },
  );

  test.each([[null], ['']])('is cleared by %j', (logo) => {
    expect(fileOf({ logo }, 'logo')).toBeNull();
  });

  test.each([
    ['the address that it had', 'http://localhost:3000/media/0123'],
    ['a number', 5],
    ['an object', { filename: 'logo.png', bytes: 'x' }],
    ['bytes of JSON', { filename: 'logo.png', bytes: { type: 'Buffer', data: [1] } }],
    ['several files', [file('a.png'), file('b.png')]],
  ])('is not %s', (_what, logo) => {
    expect(problem({ logo })).toEqual([400, { logo: [NOT_FILE] }]);
  });

  test('is no file without content', () => {
    expect(problem({ logo: file('logo.png', Buffer.alloc(0)) })).toEqual([
      400,
      { logo: ['Den skickade filen var tom.'] },
    ]);
  });

  test('is no file with a name of more than a hundred signs', () => {
    expect(problem({ logo: file(`${'x'.repeat(97)}.png`) })).toEqual([
      400,
      { logo: ['Se till att det här filnamnet har högst 100 tecken (det har 101).'] },
    ]);
  });

  test('is never one that every object has', () => {
    expect(fileOf({}, 'constructor')).toBeUndefined();
  });
});
