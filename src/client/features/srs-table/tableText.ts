import { decodeText } from '../../../shared/domain/entryList/decodeText';
import { MAX_ENTRY_LIST_BYTES } from '../../../shared/limits';
import { toFormErrors } from '../../api/formErrors';
import { asLines } from '../../lib/pastedTable';
import { srsPageTexts as texts } from './texts';

/** The text of a file, or why there is none. */
export async function textOfFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > MAX_ENTRY_LIST_BYTES) return { problem: texts.tooLarge };
  try {
    return { text: asLines(decodeText(new Uint8Array(await file.arrayBuffer())).text) };
  } catch {
    return { problem: texts.fileFailed };
  }
}

const TOO_LARGE = 413;

export interface TableProblems {
  /** What is wrong with the table, row by row. */
  text: readonly string[];
  year: string | undefined;
  /** What concerns neither. */
  form: string | undefined;
}

export const NO_PROBLEMS: TableProblems = { text: [], year: undefined, form: undefined };

/** All but what stands under the field of the year. */
export const sentencesOf = ({ text, form }: TableProblems): string[] => [
  ...text,
  ...(form === undefined ? [] : [form]),
];

const part = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

/** What was wrong with a table that was sent. */
export function problemsOf(error: unknown): TableProblems {
  const { fields, form } = toFormErrors(error);
  if (part(error, 'status') === TOO_LARGE) return { ...NO_PROBLEMS, text: [texts.tooLarge] };
  const said = part(part(error, 'data'), 'text');
  const text = Array.isArray(said) ? said.map(String) : [];
  const isPlaced = text.length > 0 || fields['year'] !== undefined;
  return { text, year: fields['year'], form: isPlaced ? undefined : form };
}
