import type { FinishState, ResultLogEntry } from '../../../shared/contract/sailings';
import { wireDatetime } from '../../../shared/domain/time';
import type { ResultLogRecord } from '../../db/schema';
import { readState } from './state';

function shown(text: string | null): FinishState | null {
  const state = readState(text);
  if (!state) return null;
  const { recorded: _recorded, reported_by: _by, unknown: _unknown, swapped: _swapped, ...finish } = state;
  return finish;
}

/** A line of the log, for the sailing's own club. */
export const presentLogEntry = (entry: ResultLogRecord, canUndo: boolean): ResultLogEntry => ({
  id: entry.id,
  sailing: entry.sailing_id,
  action: entry.action,
  competitor: entry.competitor_id,
  label: entry.label,
  by: entry.by_name,
  at: wireDatetime(Date.parse(entry.at)),
  before: shown(entry.before),
  after: shown(entry.after),
  can_undo: canUndo,
  undone: entry.undone_by !== null,
});
