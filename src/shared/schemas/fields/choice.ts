import { validationTexts } from '../../texts/validation';
import { field, misread } from './field';

const shown = (raw: unknown): string => (typeof raw === 'object' ? JSON.stringify(raw) : String(raw));

/** One of the given words, exactly. */
export const choice = <T extends string>(choices: readonly T[]) =>
  field<T>('choice', (raw) => choices.find((one) => one === raw) ?? misread(validationTexts.notChoice(shown(raw))));
