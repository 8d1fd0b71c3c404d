import { requestProblem } from './requestProblem';

const COVERAGE = 'Kontrollera att du har täckning och försök igen.';
const UNEXPECTED = 'Ett oväntat fel uppstod. Var vänlig försök igen senare.';

test.each([
  ['no network', { status: 'FETCH_ERROR', error: 'TypeError' }, COVERAGE],
  ['no answer in time', { status: 'TIMEOUT_ERROR', error: 'AbortError' }, COVERAGE],
  ['the server failed', { status: 500, data: {} }, UNEXPECTED],
  ['the server is overloaded', { status: 503, data: {} }, UNEXPECTED],
  ["a proxy's own page", { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: '' }, UNEXPECTED],
  ['no longer logged in', { status: 401, data: { detail: 'x' } }, 'Obehörig. Var vänlig logga in och försök igen.'],
  [
    'forbidden',
    { status: 403, data: {} },
    'Förbjudet. Du har inte de nödvändiga behörigheterna för att komma åt denna resurs.',
  ],
  ['missing', { status: 404, data: {} }, 'Hittades inte. Den begärda resursen kunde inte hittas.'],
  [
    'put into other words, no network',
    { status: 'CUSTOM_ERROR', error: 'Failed to fetch series', data: { status: 'FETCH_ERROR', error: '' } },
    COVERAGE,
  ],
  [
    'put into other words, the server failed',
    { status: 'CUSTOM_ERROR', error: 'Failed to fetch series', data: { status: 500, data: {} } },
    UNEXPECTED,
  ],
  ['an error of the program', new Error('x'), UNEXPECTED],
  ['nothing known', undefined, UNEXPECTED],
])('%s', (_, error, sentence) => {
  expect(requestProblem(error)).toBe(sentence);
});
