import { findAnswers } from './findAnswers';

const GROUPS = [
  {
    title: 'Konto',
    questions: [{ question: 'Hur loggar jag in?', answer: 'Med din e-postadress.', words: 'inloggning' }],
  },
  {
    title: 'Resultat',
    questions: [
      { question: 'Vad är SRS?', answer: 'Ett respittal.' },
      { question: 'Hur rättar jag ett resultat?', answer: 'Lås upp det först.' },
    ],
  },
];
const found = (words: string) =>
  findAnswers(GROUPS, words).flatMap(({ questions }) => questions.map(({ question }) => question));

test.each([
  ['', 3],
  ['   ', 3],
  ['hur', 2],
  ['RÄTTAR upp', 1],
  ['konto', 1],
  ['inloggning', 1],
  ['segelduk', 0],
])('%j finds %d questions', (words, count) => {
  expect(found(words)).toHaveLength(count);
});

test('a group without a hit is left out', () => {
  expect(findAnswers(GROUPS, 'respittal').map(({ title }) => title)).toEqual(['Resultat']);
});
