import { toFormErrors, toLoginErrors } from './formErrors';

const FIELDS_WRONG = 'Ett eller flera fält har ett fel. Kontrollera och försök igen.';
const UNEXPECTED = 'Ett oväntat fel uppstod. Var vänlig försök igen senare.';
const NO_RESPONSE = 'Ett oväntat fel uppstod. Var vänlig kontrollera din internetanslutning och försök igen.';

test('400: the first message of each field, and a general sentence when the server has none', () => {
  const data = { email: ['Ange en giltig e-postadress.', 'Och en till.'], password: ['Får inte vara tomt.'] };
  expect(toFormErrors({ status: 400, data })).toEqual({
    fields: { email: 'Ange en giltig e-postadress.', password: 'Får inte vara tomt.' },
    form: FIELDS_WRONG,
  });
});

test('400: the first general error of the server goes above the form', () => {
  const data = { non_field_errors: ['Båten är redan anmäld till den här seglingen.', 'Mera.'], boat: ['Upptagen.'] };
  expect(toFormErrors({ status: 400, data })).toEqual({
    fields: { boat: 'Upptagen.' },
    form: 'Båten är redan anmäld till den här seglingen.',
  });
});

test('400: nested errors show their first sentence at the outer field', () => {
  expect(toFormErrors({ status: 400, data: { moves: { 3: { start_group: ['Finns inte.'] } } } }).fields).toEqual({
    moves: 'Finns inte.',
  });
});

test('400 without a body that can be read still says something', () => {
  expect(toFormErrors({ status: 400, data: undefined })).toEqual({ fields: {}, form: FIELDS_WRONG });
});

test('401', () => {
  expect(toFormErrors({ status: 401, data: { detail: 'Token är ogiltig' } })).toEqual({
    fields: {},
    form: 'Obehörig. Var vänlig logga in och försök igen.',
  });
});

test('401 at login says what the server says', () => {
  const text = 'Inget aktivt konto hittades med de angivna användaruppgifterna';
  expect(toLoginErrors({ status: 401, data: { detail: text, non_field_errors: [text] } })).toEqual({
    fields: {},
    form: text,
  });
  expect(toLoginErrors({ status: 503, data: null }).form).toBe(UNEXPECTED);
});

test('403 says what the server says, or the fixed sentence', () => {
  expect(toFormErrors({ status: 403, data: { detail: 'Endast klubben får göra detta.' } }).form).toBe(
    'Endast klubben får göra detta.',
  );
  expect(toFormErrors({ status: 403, data: {} }).form).toBe(
    'Förbjudet. Du har inte de nödvändiga behörigheterna för att komma åt denna resurs.',
  );
});

test('404', () => {
  expect(toFormErrors({ status: 404, data: { detail: 'Hittades inte.' } }).form).toBe(
    'Hittades inte. Den begärda resursen kunde inte hittas.',
  );
});

test.each([409, 413, 418, 429, 500, 503])('%s is an unexpected error, whatever the server says', (status) => {
  expect(toFormErrors({ status, data: { detail: 'Något annat.' } })).toEqual({ fields: {}, form: UNEXPECTED });
});

test.each([
  { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' },
  { status: 'TIMEOUT_ERROR', error: 'timed out' },
])('no response: $status', (error) => {
  expect(toFormErrors(error)).toEqual({ fields: {}, form: NO_RESPONSE });
});

test.each<[string, unknown]>([
  ['an answer that is no JSON', { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' }],
  ['a guard of our own', { status: 'CUSTOM_ERROR', error: 'User not logged in' }],
  ['an error in the code', new TypeError('x is undefined')],
  ['nothing', undefined],
])('%s is an unexpected error', (_, error) => {
  expect(toFormErrors(error)).toEqual({ fields: {}, form: UNEXPECTED });
});
