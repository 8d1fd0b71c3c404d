import { skipToken } from '@reduxjs/toolkit/query/react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { EarlierSetup, SetupAnswer } from '../../../../../shared/contract/setups';
import { toFormErrors, wordsOfConflict } from '../../../../api/formErrors';
import { useCopySetupMutation, useEarlierSetupsQuery, useUndoSetupMutation } from '../../../../api/setups';
import { formatDay } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import { OWN_CHANGE_TOPIC } from '../moving/useUndo';

const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);
const groups = (count: number) => (count === 1 ? '1 startgrupp' : `${count} startgrupper`);

/** What a board says of the sailing before it. */
const againTexts = {
  asLastTime: 'Som förra gången',
  sameGroups: 'Samma startgrupper som förra gången',
  /** Without boats the groups alone are meant, and without groups the boats. */
  lastTime: (sailing: string, boatCount: number, groupCount: number) =>
    `Förra gången: ${sailing}, ${what(boatCount, groupCount)}.`,
  done: (sailing: string, boatCount: number, groupCount: number) =>
    `${what(boatCount, groupCount)} lades till, som i ${sailing}.`,
  undo: 'Ångra',
  undone: 'Ångrat. Båtar och startgrupper är som förut.',
  failed: 'Det gick inte. Försök igen.',
} as const;

function what(boatCount: number, groupCount: number): string {
  if (groupCount === 0) return boats(boatCount);
  return boatCount === 0 ? groups(groupCount) : `${boats(boatCount)} i ${groups(groupCount)}`;
}

/** One press that sets the sailing up like the one before. */
export interface SetupStep {
  label: string;
  /** What it was like. */
  hint: string;
  run: () => void;
}

export interface SetupAgain {
  /** Boats, and groups where there are none. */
  all: SetupStep | null;
  /** Start groups alone. */
  groups: SetupStep | null;
}

interface Lacks {
  boats: boolean;
  groups: boolean;
}

/** The same each time: a board that has both is rendered often. */
const NOTHING: SetupAgain = { all: null, groups: null };

const rowsOf = (rows: readonly { id: number; version: number }[]) => rows.map(({ id, version }) => ({ id, version }));

/** What the board of a sailing without boats or groups can take from an earlier one. */
export function useSetupAgain(sailing: SailingRow, lacks: Lacks): SetupAgain {
  const isAsked = lacks.boats || lacks.groups;
  const question = isAsked ? { club: sailing.club, sailing: sailing.id } : skipToken;
  const { currentData } = useEarlierSetupsQuery(question, { refetchOnMountOrArgChange: true });
  const [copy, { isLoading }] = useCopySetupMutation();
  const [undo] = useUndoSetupMutation();

  const takeBack = async ({ start_groups, entered, placed }: SetupAnswer) => {
    const rows = { start_groups: rowsOf(start_groups), entered: rowsOf(entered), placed: rowsOf(placed) };
    const { error } = await undo({ sailing: sailing.id, rows });
    const problem = error && (wordsOfConflict(error) ?? toFormErrors(error).form ?? againTexts.failed);
    const topics = [OWN_CHANGE_TOPIC];
    if (problem) showToast({ kind: 'error', text: problem, topics });
    else showToast({ kind: 'success', text: againTexts.undone, topics });
  };
  const take = async (from: EarlierSetup, boats: boolean) => {
    if (isLoading) return;
    const { data, error } = await copy({ sailing: sailing.id, from: from.sailing.id, boats });
    if (error) {
      showToast({ kind: 'error', text: toFormErrors(error).form ?? againTexts.failed });
      return;
    }
    showToast({
      kind: 'success',
      text: againTexts.done(from.sailing.name, data.entered.length, data.start_groups.length),
      action: { label: againTexts.undo, run: () => void takeBack(data) },
      topics: [OWN_CHANGE_TOPIC],
    });
  };
  const stepOf = (from: EarlierSetup | null, boats: boolean): SetupStep | null => {
    if (!from) return null;
    const counts = [boats ? from.competitors : 0, lacks.groups ? from.start_groups : 0] as const;
    return {
      label: boats ? againTexts.asLastTime : againTexts.sameGroups,
      hint: againTexts.lastTime(`${from.sailing.name}, ${formatDay(from.sailing.start_date)}`, ...counts),
      run: () => void take(from, boats),
    };
  };
  if (!isAsked || !currentData) return NOTHING;
  return {
    all: stepOf(currentData.boats, true),
    groups: lacks.groups ? stepOf(currentData.groups, false) : null,
  };
}
