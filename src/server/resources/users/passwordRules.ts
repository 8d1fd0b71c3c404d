import { MIN_PASSWORD_LENGTH } from '../../../shared/limits';
import { COMMON_PASSWORDS } from './commonPasswords';

/** What the calls about users say. */
export const userTexts = {
  wrongPassword: 'Felaktigt lösenord.',
  passwordsDiffer: 'De två lösenordsfälten stämmer inte överens.',
  passwordTooSimilar: 'Lösenordet är för likt e-postadressen.',
  passwordTooShort: (min: number) => `Det här lösenordet är för kort. Det måste innehålla minst ${min} tecken.`,
  passwordTooCommon: 'Detta lösenord är alldeles för vanligt.',
  passwordNumeric: 'Detta lösenord är enbart numeriskt.',
  busy: 'Servern är upptagen just nu. Försök igen om en liten stund.',
} as const;

/** From this share of common characters on, a password is too like the address. */
const MAX_SIMILARITY = 0.7;

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/** How much two texts have in common whatever the order, from 0 to 1: twice the shared characters by all characters. */
export function similarity(one: string, other: string): number {
  const left = countsOf(one);
  let shared = 0;
  for (const [character, count] of countsOf(other)) shared += Math.min(count, left.get(character) ?? 0);
  const all = [...one].length + [...other].length;
  return all === 0 ? 1 : (2 * shared) / all;
}

/** Parts far shorter than the password cannot be what it was made from. */
const isComparable = (password: string, part: string): boolean => part.length > 0 && password.length < 10 * part.length;

function isLikeEmail(password: string, email: string): boolean {
  const parts = [...email.toLowerCase().split(/[^\p{L}\p{N}_]+/u), email.toLowerCase()];
  const lowered = password.toLowerCase();
  return parts.some((part) => isComparable(lowered, part) && similarity(lowered, part) >= MAX_SIMILARITY);
}

/** Every rule that the password breaks, likeness to the address first. */
export function passwordProblems(password: string, email: string): string[] {
  const rules: [isBroken: boolean, text: string][] = [
    [isLikeEmail(password, email), userTexts.passwordTooSimilar],
    [[...password].length < MIN_PASSWORD_LENGTH, userTexts.passwordTooShort(MIN_PASSWORD_LENGTH)],
    [COMMON_PASSWORDS.has(password.toLowerCase()), userTexts.passwordTooCommon],
    [/^\p{Nd}+$/u.test(password), userTexts.passwordNumeric],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, text]) => text);
}
