import { useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { EntryImportPayload, ImportMapping, ImportPreview } from '../../../../shared/contract/entryImport';
import { entryImportTexts } from '../../../../shared/texts/entryImport';
import { usePreviewImportMutation } from '../../../api/entryImports';
import { toFormErrors } from '../../../api/formErrors';
import { useOfflineSince } from '../../../ui/useOfflineSince';
import type { Choices } from './reviewOf';

/** Typing goes on so long before the list is read again. */
const PAUSE_MS = 400;
const TOO_LARGE = 413;

/** What was wrong with a list as a whole, in words. */
export function problemOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === TOO_LARGE)
    return entryImportTexts.tooLarge;
  const { fields, form = '' } = toFormErrors(error);
  return fields['text'] ?? fields['file'] ?? fields['sheet'] ?? form;
}

/** A list as somebody writes or chooses it, and what they say of it. */
export interface Written extends Choices {
  text: string;
  mapping: ImportMapping;
  /** Of a workbook; null: the first one with a list. */
  sheet: string | null;
}

/** What is sent. */
export const payloadOf = ({ text, file, sheet, mapping, skip, anyway }: Written): EntryImportPayload => ({
  ...(file ? { file, ...(sheet !== null && { sheet }) } : { text }),
  ...{ mapping, skip: [...skip], anyway: [...anyway] },
});

const isEmptyList = ({ file, text }: Written): boolean => file === null && text.trim() === '';

export interface Reading {
  /** As the server last read the list; undefined while there is nothing to show. */
  preview: ImportPreview | undefined;
  /** A newer reading is on its way. */
  isReading: boolean;
  problem: string | null;
  isOffline: boolean;
  retry: () => void;
}

/** How the server reads a list, each time that it is left alone for a moment. */
export function useReading(sailing: Id, written: Written): Reading {
  const [read, setRead] = useState<{ of: Written; preview?: ImportPreview; problem: string | null }>();
  const [attempt, setAttempt] = useState(0);
  const isOffline = useOfflineSince() !== null;
  const [ask] = usePreviewImportMutation();

  const readNow = useEffectEvent(async (isCurrent: () => boolean) => {
    const { data, error } = await ask({ sailing, list: payloadOf(written) });
    if (isCurrent()) setRead({ of: written, ...(data && { preview: data }), problem: data ? null : problemOf(error) });
  });
  const isEmpty = isEmptyList(written);
  useEffect(() => {
    if (isEmpty || isOffline) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => void readNow(() => isCurrent), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [written, isEmpty, isOffline, attempt]);

  // What was read of one file is nothing of another.
  const shown = isEmpty || (read && read.of.file !== written.file) ? undefined : read;
  return {
    preview: shown?.preview,
    problem: shown?.problem ?? null,
    isReading: !isEmpty && !isOffline && read?.of !== written,
    isOffline,
    retry: () => {
      setRead(undefined);
      setAttempt(attempt + 1);
    },
  };
}
