import type { Id } from '../../../shared/contract/common';
import {
  competitorPaths,
  type Competitor,
  type FinishesPayload,
  type FinishPayload,
  type MoveAnswer,
} from '../../../shared/contract/competitors';
import { withFinish } from '../../../shared/domain/recordFinish';
import { sailNumberKey } from '../../../shared/domain/sailNumber';
import { NO_CODE } from '../../../shared/domain/scoreDetails';
import { finishText } from '../../sailing-ui/finishText';
import {
  boatName,
  CONFLICT,
  savedBase,
  versionToSend,
  texts,
  type ChangeKindDefinition,
  type Step,
} from './changeKind';
import type { FinishCompetitor, FinishRow, FinishSheet } from './finishSheet';

export interface PlannedFinish extends Step {
  sail_number: string;
  finish: FinishPayload;
  /** Written although the time is in the future or before the start. Changes stored by earlier builds do not have it. */
  anyway?: boolean;
  /** The same fields as they were shown before. */
  from: FinishPayload;
}

/** An official writes down finishes. */
export interface PlannedFinishes {
  kind: 'finish';
  finishes: PlannedFinish[];
}

const hasFinish = (row: Competitor | undefined, finish: FinishPayload): boolean =>
  row !== undefined && Object.entries(finish).every(([field, value]) => Reflect.get(row, field) === value);

const byId = (rows: readonly Competitor[]) => new Map<Id | null, Competitor>(rows.map((row) => [row.id, row]));

const unknownBoat = (sail_number: string): FinishCompetitor => ({
  ...NO_CODE,
  sail_number,
  boat_name: '',
  skipper_name: '',
  start_group: null,
  race_class: null,
  start: null,
  rating: null,
  finish_time: null,
  elapsed_time: null,
  recorded: null,
  is_unmatched: true,
  reported_by: null,
});

const numberOf = (sail_number: string): string => sailNumberKey(sail_number) || sail_number;

/** The row that the finish is written in; a boat that is on no list gets one. */
export function rowOf(
  { rows, startOf, isWaiting }: FinishSheet,
  step: Pick<PlannedFinish, 'competitor' | 'sail_number'>,
): FinishRow | undefined {
  if (step.competitor !== null) return rows.get(String(step.competitor));
  const number = numberOf(step.sail_number);
  const known = [...rows.values()].find(({ boat }) => numberOf(boat.sail_number) === number);
  const boat = unknownBoat(step.sail_number);
  return known ?? { key: `unknown ${number}`, id: null, boat, start: startOf(boat), isPending: true, isWaiting };
}

export const finishKind: ChangeKindDefinition<PlannedFinishes> = {
  steps: ({ finishes }) => finishes,
  lines: ({ finishes }, names) =>
    finishes.map(({ competitor, sail_number, finish }) => {
      const boat = boatName(names, competitor, sail_number);
      const written = finishText(finish);
      if (written === '') return texts.finishRemoved(boat);
      return finish.finish_time ? texts.finish(boat, written) : texts.result(boat, written);
    }),

  request: (change) => {
    const finishes = change.finishes.map(({ competitor, sail_number, finish, anyway, base }) => {
      const line = { ...finish, ...(anyway && { anyway }) };
      return competitor === null ? { ...line, sail_number } : { ...line, competitor, ...versionToSend(base, change) };
    });
    return {
      url: competitorPaths.finishes(change.sailing),
      method: 'POST',
      body: { finishes } satisfies FinishesPayload,
    };
  },
  savedRows: (answer) => (answer as MoveAnswer).competitors,
  staleTags: (id) => [
    { type: 'SailingResults', id },
    { type: 'ResultLog', id },
  ],
  // A finish of an unknown number names no version: sent again it finds the boat that it made.
  isAlreadyApplied: ({ finishes }, { status, current }) => {
    const rows = byId(current);
    return status === CONFLICT && finishes.every(({ competitor, finish }) => hasFinish(rows.get(competitor), finish));
  },
  // A boat that was put in another group while its finish waited for a network is no reason to lose the finish.
  canRebase: ({ finishes }, { status, current }) => {
    if (status !== CONFLICT) return false;
    const rows = byId(current);
    const known = finishes.filter(({ competitor }) => competitor !== null);
    // Without a newer row the next try would end as this one did.
    const isNewer = known.some(({ competitor, base }) => (rows.get(competitor)?.version ?? 0) > (base ?? 0));
    return isNewer && known.every(({ competitor, from }) => hasFinish(rows.get(competitor), from));
  },

  undoneOn: 'finish',
  undo: (change) => ({
    kind: 'finish',
    finishes: change.finishes.map((step) => ({
      ...step,
      finish: step.from,
      from: step.finish,
      base: savedBase(change, step),
    })),
  }),
  // What was seen at the finish stays, under the boat's sail number.
  withoutCompetitor: ({ finishes }, gone) => {
    for (const step of finishes) if (step.competitor === gone) step.competitor = null;
    return finishes.length > 0;
  },

  showOnFinishSheet: (sheet, { finishes }) => {
    for (const step of finishes) {
      const row = rowOf(sheet, step);
      if (!row) continue;
      const boat = withFinish(row.boat, step.finish, row.start);
      sheet.rows.set(row.key, { ...row, boat, isPending: true, isWaiting: sheet.isWaiting });
    }
  },
};
