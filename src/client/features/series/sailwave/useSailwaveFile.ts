import { useEffect, useEffectEvent, useState } from 'react';
import type { BlwImportPayload, BlwPreview } from '../../../../shared/contract/blwImport';
import type { WireDate } from '../../../../shared/contract/common';
import { localDateOf } from '../../../../shared/domain/time';
import { MAX_BLW_BYTES } from '../../../../shared/limits';
import { sailwaveTexts as fileTexts } from '../../../../shared/texts/sailwave';
import { usePreviewBlwMutation } from '../../../api/blwImports';
import { toFormErrors } from '../../../api/formErrors';
import { readTypedDate } from '../../../ui/form/typedDate';
import { useOfflineSince } from '../../../ui/useOfflineSince';
import { sailwaveTexts } from './texts';

/** Typing goes on so long before the file is read again. */
const PAUSE_MS = 300;
const TOO_LARGE = 413;

/** What was wrong with a file as a whole, in words. */
export function problemOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === TOO_LARGE)
    return fileTexts.tooLarge;
  const { fields, form } = toFormErrors(error);
  return fields['file'] ?? fields['first_date'] ?? fields['year'] ?? form ?? sailwaveTexts.failed;
}

interface Chosen {
  file: File | null;
  /** As they are typed. */
  firstDate: string;
  year: string;
}

/** The day that has been typed; null before it is one. */
export const firstDayOf = (typed: string): WireDate | null => readTypedDate(typed, localDateOf(Date.now()));

function sentOf(file: File, { firstDate, year }: Chosen): BlwImportPayload {
  const day = firstDayOf(firstDate);
  return { file, ...(day !== null && { first_date: day }), ...(/^\d{4}$/.test(year) && { year: Number(year) }) };
}

export interface SailwaveOfClub extends Chosen {
  /** What is sent; null while no file is chosen. */
  sent: BlwImportPayload | null;
  /** As the server last read the file. */
  preview: BlwPreview | undefined;
  isReading: boolean;
  problem: string | null;
  isOffline: boolean;
  choose: (file: File | null) => void;
  sayFirstDate: (day: string) => void;
  sayYear: (year: string) => void;
  retry: () => void;
}

const isReadable = (file: File | null): boolean => file !== null && file.size <= MAX_BLW_BYTES;

const NOTHING: Chosen = { file: null, firstDate: '', year: '' };

/** A file of Sailwave that is chosen, what is said about its days, and how the server reads both. */
export function useSailwaveFile(club: string): SailwaveOfClub {
  const [chosen, setChosen] = useState(NOTHING);
  const [read, setRead] = useState<{ of: Chosen; preview?: BlwPreview; problem: string | null }>();
  const [attempt, setAttempt] = useState(0);
  const isOffline = useOfflineSince() !== null;
  const [ask] = usePreviewBlwMutation();
  const { file } = chosen;
  const isAsked = isReadable(file) && !isOffline;

  const readNow = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!file) return;
    const { data, error } = await ask({ club, sent: sentOf(file, chosen) });
    if (isCurrent()) setRead({ of: chosen, ...(data && { preview: data }), problem: data ? null : problemOf(error) });
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => void readNow(() => isCurrent), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [chosen, isAsked, attempt]);

  // What was read of one file is nothing of another.
  const shown = read?.of.file === file ? read : undefined;
  return {
    ...chosen,
    sent: file && sentOf(file, chosen),
    preview: shown?.preview,
    isReading: isAsked && read?.of !== chosen,
    problem: shown?.problem ?? (file !== null && !isReadable(file) ? fileTexts.tooLarge : null),
    isOffline,
    choose: (next) => setChosen({ ...NOTHING, file: next }),
    sayFirstDate: (firstDate) => setChosen({ ...chosen, firstDate }),
    sayYear: (year) => setChosen({ ...chosen, year }),
    retry: () => {
      setRead(undefined);
      setAttempt(attempt + 1);
    },
  };
}
