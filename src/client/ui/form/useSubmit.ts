import { useCallback } from 'react';
import { usePrefetch } from '../../lib/prefetch';
import { showToast } from '../messages/toasts';
import type { FormProblems } from './problems';

interface Outcome<Answer> {
  data?: Answer;
  error?: unknown;
}

/** A mutation hook of an api. */
export type UseMutation<Arg, Answer> = () => readonly [(arg: Arg) => PromiseLike<Outcome<Answer>>, ...unknown[]];

export interface SubmitOptions<Arg, Answer> {
  /** What the form shows of a call that failed: messages for its fields and one for the whole. */
  errors: (error: unknown) => FormProblems;
  /** Said when it was done. */
  toast?: string | ((answer: Answer, arg: Arg) => string);
  /** Called when it was done, before the form closes. */
  onDone?: (answer: Answer, arg: Arg) => void;
}

/** Sends what a form or a question asks for. Resolves to what was wrong, or to nothing when it was done. */
export function useSubmit<Arg, Answer>(
  useMutation: UseMutation<Arg, Answer>,
  { errors, toast, onDone }: SubmitOptions<Arg, Answer>,
): (arg: Arg) => Promise<FormProblems | undefined> {
  const [call] = useMutation();
  return async (arg) => {
    const { data, error } = await call(arg);
    if (error !== undefined) return errors(error);
    const answer = data as Answer;
    if (toast !== undefined)
      showToast({ kind: 'success', text: typeof toast === 'string' ? toast : toast(answer, arg) });
    onDone?.(answer, arg);
    return undefined;
  };
}

type Rules<V> = (values: V) => Record<string, string>;

/**
 * Rules for a form that a page opens with: as heavy as the form itself, and not needed before something has been
 * written. `load` must stay the same.
 */
export function useLateRules<V>(load: () => Promise<Rules<V>>): (values: V) => Promise<Record<string, string>> {
  usePrefetch(load);
  return useCallback(async (values) => (await load())(values), [load]);
}
