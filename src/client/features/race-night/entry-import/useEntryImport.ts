import { useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type {
  EntryImportPayload,
  ImportField,
  ImportMapping,
  ImportPreview,
} from '../../../../shared/contract/entryImport';
import { usePreviewImportMutation } from '../../../api/entryImports';
import { toFormErrors } from '../../../api/formErrors';
import { keepDraft, readDraft } from '../../../lib/drafts';
import { useOfflineSince } from '../../../ui/useOfflineSince';
import type { Choices } from './reviewOf';
import { importTexts } from './texts';

/** Typing goes on so long before the list is read again. */
const PAUSE_MS = 400;
const TOO_LARGE = 413;

/** What was wrong with a list as a whole, in words. */
export function problemOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === TOO_LARGE)
    return importTexts.tooLarge;
  const { fields, form = '' } = toFormErrors(error);
  return fields['text'] ?? form;
}

const draftName = (sailing: Id): string => `entry-import.${sailing}`;

function keptText(sailing: Id): string {
  const { text } = readDraft(draftName(sailing));
  return typeof text === 'string' ? text : '';
}

interface Said extends Choices {
  mapping: ImportMapping;
}

const NOTHING: Said = { mapping: {}, skip: new Set(), anyway: new Set() };

/** A set with or without a line. */
function withLine(lines: ReadonlySet<number>, line: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(lines);
  if (isIn) next.add(line);
  else next.delete(line);
  return next;
}

export interface ImportOfSailing extends Said {
  text: string;
  /** As the server last read the list; undefined while there is nothing to show. */
  preview: ImportPreview | undefined;
  /** A newer reading is on its way. */
  isReading: boolean;
  problem: string | null;
  isOffline: boolean;
  /** What is sent. */
  list: EntryImportPayload;
  write: (text: string) => void;
  mapColumn: (heading: string, field: ImportField | null) => void;
  skipLine: (line: number, isSkipped: boolean) => void;
  takeAnyway: (line: number, isTaken: boolean) => void;
  retry: () => void;
  /** Forgets the list once it is entered. */
  finish: () => void;
}

/** A list as it is written, what has been said of it, and how the server reads both. */
export function useEntryImport(sailing: Id): ImportOfSailing {
  const [text, setText] = useState(() => keptText(sailing));
  const [said, setSaid] = useState(NOTHING);
  const [preview, setPreview] = useState<ImportPreview>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(text.trim() !== '');
  const [attempt, setAttempt] = useState(0);
  const isOffline = useOfflineSince() !== null;
  const [ask] = usePreviewImportMutation();
  const list: EntryImportPayload = { text, mapping: said.mapping, skip: [...said.skip], anyway: [...said.anyway] };

  const read = useEffectEvent(async (isCurrent: () => boolean) => {
    const { data, error } = await ask({ sailing, list });
    if (!isCurrent()) return;
    setReading(false);
    setProblem(data ? null : problemOf(error));
    setPreview(data);
  });
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty || isOffline) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => void read(() => isCurrent), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, said, isEmpty, isOffline, attempt]);

  const say = (next: Partial<Said>) => {
    setReading(true);
    setSaid({ ...said, ...next });
  };
  return {
    ...{ ...said, text, list, isOffline },
    preview: isEmpty ? undefined : preview,
    problem: isEmpty ? null : problem,
    isReading: isReading && !isEmpty && !isOffline,
    write: (next) => {
      setReading(true);
      setText(next);
      // What was said of lines was said of the lines of the former text.
      if (next.split('\n').length !== text.split('\n').length) setSaid({ ...NOTHING, mapping: said.mapping });
      keepDraft(draftName(sailing), next === '' ? {} : { text: next });
    },
    mapColumn: (heading, field) => {
      const taken = preview?.columns.find((column) => field !== null && column.field === field);
      say({ mapping: { ...said.mapping, ...(taken && { [taken.heading]: null }), [heading]: field } });
    },
    skipLine: (line, isSkipped) => say({ skip: withLine(said.skip, line, isSkipped) }),
    takeAnyway: (line, isTaken) => say({ anyway: withLine(said.anyway, line, isTaken) }),
    retry: () => {
      setReading(true);
      setAttempt(attempt + 1);
    },
    finish: () => keepDraft(draftName(sailing), {}),
  };
}
