import type { StartGroup, StartGroupRow } from '../../../shared/contract/startGroups';
import { rowsBelowSailing } from './belowSailing';
import { startGroupDeleted, startGroupSaved } from './events';
import { pushedStartGroups } from './pushed';

/** Where a boat stands is told by its own row only, so a group's list of boats is never kept. */
export function startGroupRow(group: StartGroup | StartGroupRow): StartGroupRow {
  const { competitors, ...row } = { competitors: [], ...group };
  return row;
}

/** Start groups of all sailings held, and one by its id. */
export const {
  reducer: startGroupsReducer,
  selectById: startGroupById,
  selectAll: allStartGroups,
} = rowsBelowSailing<StartGroupRow>({
  model: 'start_group',
  read: (sailing) => sailing.start_groups.map(startGroupRow),
  pushed: (messages) => pushedStartGroups(messages).map(startGroupRow),
  told: (action) => (startGroupSaved.match(action) ? [startGroupRow(action.payload)] : []),
  deleted: (action) => (startGroupDeleted.match(action) ? action.payload : undefined),
});
