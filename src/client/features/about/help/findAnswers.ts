import { containsAllWords } from '../../../lib/wordsFound';

export interface Answer {
  question: string;
  answer: string;
  /** Further words that find it. */
  words?: string;
}

export interface AnswerGroup {
  title: string;
  questions: readonly Answer[];
}

/** The questions in which, or in whose answers, every word stands; groups without any are left out. */
export function findAnswers(groups: readonly AnswerGroup[], words: string): AnswerGroup[] {
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer, words: further = '' }) =>
        containsAllWords(`${title} ${question} ${answer} ${further}`, words),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
