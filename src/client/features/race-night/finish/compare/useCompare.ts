import { useMemo, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type {
  DecisionUse,
  FinishDecisionPayload,
  FinishDifference,
  FinishDifferences,
} from '../../../../../shared/contract/finishDifferences';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { finishAt } from '../../../../../shared/domain/finishObservations';
import { toFormErrors } from '../../../../api/formErrors';
import {
  useDecideDifferencesMutation,
  useFinishDifferences,
  useReadObservations,
} from '../../../../api/finishObservations';
import type { QueryState } from '../../../../api/queryState';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { selectObservations, type ShownObservation } from '../../../../changes/observations';
import { useAppSelector } from '../../../../state/rootState';
import { showToast } from '../../../../ui/messages/toasts';
import { useSheet } from '../sheet/sheetOf';
import { compareTexts } from './texts';

/** What one of the lists says of a crossing. */
export interface Told {
  boat: FinishRow | undefined;
  /** As it was read, where the boat is not on the list. */
  sailNumber: string;
  /** The finish that it would give, by the main list's clock. */
  finish: number;
}

/** A crossing as the page shows it. */
export interface Crossing {
  key: string;
  row: FinishDifference;
  main: Told | null;
  reserve: Told | null;
  finish: number;
  /** Somebody has to decide about it. */
  isOpen: boolean;
}

/** Crossings that agree stand together; all others alone. */
export type CompareItem = { kind: 'agreed'; crossings: Crossing[] } | { kind: 'one'; crossing: Crossing };

function toldBy(seen: ShownObservation | undefined, offsetMs: number, rows: readonly FinishRow[]): Told | null {
  if (!seen) return null;
  const boat = seen.competitor === null ? undefined : rows.find(({ id }) => id === seen.competitor);
  return { boat, sailNumber: seen.sail_number, finish: finishAt(seen.ms - offsetMs) };
}

/** In the order of the line. Those whose observation this browser has not read yet are left out until it has. */
function crossingsOf(
  { rows, offset_ms }: FinishDifferences,
  observations: readonly ShownObservation[],
  boats: readonly FinishRow[],
): Crossing[] {
  const seen = new Map(observations.map((one) => [one.id, one]));
  return rows
    .flatMap((row): Crossing[] => {
      const main = toldBy(seen.get(row.main ?? ''), 0, boats);
      const reserve = toldBy(seen.get(row.reserve ?? ''), offset_ms, boats);
      const finish = (main ?? reserve)?.finish;
      if (finish === undefined) return [];
      const key = `${row.main ?? ''} ${row.reserve ?? ''}`;
      return [{ key, row, main, reserve, finish, isOpen: row.matters && row.decided === null }];
    })
    .sort((a, b) => a.finish - b.finish);
}

function itemsOf(crossings: readonly Crossing[]): CompareItem[] {
  const items: CompareItem[] = [];
  for (const crossing of crossings) {
    const last = items.at(-1);
    if (crossing.row.kind !== 'agree') items.push({ kind: 'one', crossing });
    else if (last?.kind === 'agreed') last.crossings.push(crossing);
    else items.push({ kind: 'agreed', crossings: [crossing] });
  }
  return items;
}

export interface Compare extends Omit<QueryState, 'data'> {
  /** Undefined while the lists are read. */
  crossings: readonly Crossing[] | undefined;
  items: readonly CompareItem[];
  offsetMs: number;
  /** Names of those who wrote the lists. */
  writers: { main: readonly string[]; reserve: readonly string[] };
  /** The crossing that is to be decided now. */
  current: Crossing | null;
  choose: (crossing: Crossing | null) => void;
  decide: (crossing: Crossing, use: DecisionUse, finishTime?: string) => Promise<void>;
  isSaving: boolean;
}

const writersOf = (observations: readonly ShownObservation[], list: 'main' | 'reserve'): string[] => [
  ...new Set(observations.flatMap((one) => (one.list === list && one.device !== '' ? one.device : []))),
];

/** The two lists of a sailing's finish, and what is done where they differ. */
export function useCompare(sailing: SailingRow): Compare {
  useReadObservations(sailing.id);
  const { differences, ...query } = useFinishDifferences(sailing.id);
  const observations = useAppSelector((state) => selectObservations(state, sailing.id));
  const { rows: boats } = useSheet(sailing);
  const [chosen, setChosen] = useState<string | null>(null);
  const { decide, isSaving } = useDecide(sailing.id);
  const crossings = useMemo(
    () => differences && crossingsOf(differences, observations, boats),
    [differences, observations, boats],
  );
  const items = useMemo(() => itemsOf(crossings ?? []), [crossings]);
  const writers = useMemo(
    () => ({ main: writersOf(observations, 'main'), reserve: writersOf(observations, 'reserve') }),
    [observations],
  );
  const open = crossings?.filter(({ isOpen }) => isOpen) ?? [];
  const current = crossings?.find(({ key, row }) => key === chosen && row.matters) ?? open[0] ?? null;
  return {
    ...query,
    ...{ crossings, items, writers, current, isSaving },
    offsetMs: differences?.offset_ms ?? 0,
    choose: (crossing) => setChosen(crossing?.key ?? null),
    decide: async (crossing, use, finishTime) => {
      const next = open.find(({ key, finish }) => key !== crossing.key && finish >= crossing.finish);
      const isSaved = await decide({ main: crossing.row.main, reserve: crossing.row.reserve, use }, finishTime);
      if (isSaved) setChosen(next?.key ?? null);
    },
  };
}

function useDecide(sailing: Id) {
  const [send, { isLoading }] = useDecideDifferencesMutation();
  const decide = async (decision: FinishDecisionPayload, finish_time: string | undefined): Promise<boolean> => {
    if (isLoading) return false;
    const decisions = [{ ...decision, ...(finish_time && { finish_time }) }];
    const { error } = await send({ sailing, decisions });
    if (!error) return true;
    const { fields, form } = toFormErrors(error);
    const reason = Object.values(fields)[0] ?? form ?? '';
    showToast({ kind: 'error', text: `${compareTexts.decideFailed} ${reason}`.trim() });
    return false;
  };
  return { decide, isSaving: isLoading };
}
