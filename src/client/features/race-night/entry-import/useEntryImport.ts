import { useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { EntryImportPayload, ImportField } from '../../../../shared/contract/entryImport';
import { keepDraft, readDraft } from '../../../lib/drafts';
import { payloadOf, useReading, type Reading, type Written } from './useReading';

const draftName = (sailing: Id): string => `entry-import.${sailing}`;

function keptText(sailing: Id): string {
  const { text } = readDraft(draftName(sailing));
  return typeof text === 'string' ? text : '';
}

/** Nothing is skipped or taken, and no sheet is chosen. */
const NOTHING_SAID = { sheet: null, skip: new Set<number>(), anyway: new Set<number>() };

/** A set with or without a line. */
function withLine(lines: ReadonlySet<number>, line: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(lines);
  if (isIn) next.add(line);
  else next.delete(line);
  return next;
}

export interface ImportOfSailing extends Written, Reading {
  /** What is sent. */
  list: EntryImportPayload;
  /** The list is this text. */
  write: (text: string) => void;
  /** The list is in this workbook. */
  takeFile: (file: File) => void;
  chooseSheet: (sheet: string) => void;
  mapColumn: (heading: string, field: ImportField | null) => void;
  skipLine: (line: number, isSkipped: boolean) => void;
  takeAnyway: (line: number, isTaken: boolean) => void;
  /** Forgets the list once it is entered. */
  finish: () => void;
}

/** A list as it is written, what has been said of it, and how the server reads both. */
export function useEntryImport(sailing: Id): ImportOfSailing {
  const [written, setWritten] = useState<Written>(() => ({
    ...{ text: keptText(sailing), file: null, mapping: {} },
    ...NOTHING_SAID,
  }));
  const reading = useReading(sailing, written);
  const { text, file, mapping, skip, anyway } = written;
  const say = (next: Partial<Written>) => setWritten({ ...written, ...next });
  return {
    ...written,
    ...reading,
    list: payloadOf(written),
    write: (next) => {
      // What was said of lines was said of the lines of the former text.
      const isOther = file !== null || next.split('\n').length !== text.split('\n').length;
      say({ text: next, file: null, ...(isOther && NOTHING_SAID) });
      keepDraft(draftName(sailing), next === '' ? {} : { text: next });
    },
    takeFile: (workbook) => {
      say({ text: '', file: workbook, ...NOTHING_SAID });
      keepDraft(draftName(sailing), {});
    },
    chooseSheet: (sheet) => say({ ...NOTHING_SAID, sheet }),
    mapColumn: (heading, field) => {
      const taken = reading.preview?.columns.find((column) => field !== null && column.field === field);
      say({ mapping: { ...mapping, ...(taken && { [taken.heading]: null }), [heading]: field } });
    },
    skipLine: (line, isSkipped) => say({ skip: withLine(skip, line, isSkipped) }),
    takeAnyway: (line, isTaken) => say({ anyway: withLine(anyway, line, isTaken) }),
    finish: () => keepDraft(draftName(sailing), {}),
  };
}
