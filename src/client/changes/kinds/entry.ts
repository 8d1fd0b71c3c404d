import type { Id } from '../../../shared/contract/common';
import { competitorPaths, type Competitor, type CompetitorPayload } from '../../../shared/contract/competitors';
import { competitorLabel } from '../../../shared/domain/sailNumber';
import { crewKey } from '../../../shared/domain/sameEntrant';
import { NO_CODE } from '../../../shared/domain/scoreDetails';
import { ENTRY_STATUS_LABELS } from '../../../shared/texts/labels';
import { texts, type ChangeHead, type ChangeKindDefinition } from './changeKind';
import type { PlannedWithdrawals } from './withdrawal';

/** 48 bits of the uuid: they fit a number exactly, and no two changes of a browser share them. */
const HEX_DIGITS = 12;

/**
 * What a boat is known by on this screen until the server has given it an id: a negative number made of the uuid of
 * the change that enters it, so that it is the same after a reload, and never one of the server's.
 */
export const temporaryId = (change: string): Id =>
  -1 - Number.parseInt(change.replaceAll('-', '').slice(0, HEX_DIGITS), 16);

export const isTemporary = (id: Id): boolean => id < 0;

/** A boat that an official enters. It is known by `temporaryId` of the change until the server has given it an id. */
interface PlannedCompetitor {
  entry: CompetitorPayload;
  /** The name of the boat model, to be shown. */
  boat_model_name: string | null;
  /**
   * Entries of the same boat and helm that were there when this one was made, so that none of them is taken for the row
   * that this one creates. Changes stored by earlier builds do not have it.
   */
  existing?: Id[];
}

/** An official enters a boat. It builds on no row. */
export interface PlannedEntry {
  kind: 'entry';
  boat: PlannedCompetitor;
}

/** Older than any row of the server. */
const NO_VERSION = 0;

/** What of a row the entry does not say. */
const BLANK = {
  ...NO_CODE,
  ...{ created_at: '', updated_at: '', version: NO_VERSION },
  ...{ start_group: null, race_class: null, sailor: null, boat: null, boat_model: null },
  ...{ skipper_name: '', crew_names: '', crew_count: 1, sail_number: '', boat_name: '', club_name: '' },
  ...{ base_rating: null, rating: null, rating_type: 'srs' as const },
  ...{ has_account: false, start: null, effective_start: null },
  ...{ finish_time: null, elapsed_time: null, corrected_time: null },
  ...{ recorded: null, is_unmatched: false, position: null, points: null, approved: true, reported_by: null },
  ...{ presence: null, presence_at: null, reported_at: null, report_uncertainty_ms: null },
  ...{ report_before: null, report_after: null, report_note: '', is_late: false },
  status: 'registered',
  status_label: ENTRY_STATUS_LABELS.registered,
} as const;

// The same row for as long as the entry waits, so that only a change of it is rendered.
const rows = new WeakMap<PlannedCompetitor, Competitor>();

/** The boat as a row of the board, until the server has answered. */
function createdCompetitor({ boat, ...change }: PlannedEntry & Pick<ChangeHead, 'id' | 'sailing'>): Competitor {
  const id = temporaryId(change.id);
  const known = rows.get(boat);
  // A refused entry that is tried again is a new change with the same boat.
  if (known?.id === id) return known;
  const { entry, boat_model_name } = boat;
  // An entry that names no group leaves it to the server, which places the boat.
  const group_chosen = entry.start_group !== undefined;
  const of = { group_chosen, id, sailing: change.sailing, boat_model_name };
  const row: Competitor = { ...BLANK, categories: [], ...entry, ...of };
  rows.set(boat, row);
  return row;
}

/** Tells whether a row names the same boat and helm as the entry. */
export function sameCrewAs(entry: CompetitorPayload): (row: Competitor) => boolean {
  const key = crewKey({ ...BLANK, ...entry });
  return (row) => crewKey(row) === key;
}

export const entryKind: ChangeKindDefinition<PlannedEntry, PlannedWithdrawals> = {
  steps: () => [],
  groups: ({ boat: { entry } }) => [entry.start_group ?? null],
  lines: ({ boat: { entry } }) => {
    const { sail_number = '', boat_name = '', skipper_name = '' } = entry;
    return [texts.entered(competitorLabel({ sail_number, boat_name, skipper_name }))];
  },

  request: ({ boat }) => ({ url: competitorPaths.list, method: 'POST', body: boat.entry }),
  savedRows: (answer) => [answer as Competitor],
  isAlreadyApplied: () => false,

  undoneOn: 'board',
  undo: ({ id, saved }) => {
    const [row] = Object.entries(saved ?? {});
    const step = row ? { competitor: Number(row[0]), base: row[1] } : { competitor: temporaryId(id), base: null };
    return { kind: 'withdrawal', withdrawals: [step] };
  },
  withoutCompetitor: () => true,

  createdCompetitor,
  isCreatedCompetitor: ({ boat: { entry, existing = [] } }) => {
    const isSameCrew = sameCrewAs(entry);
    return (row) => !existing.includes(row.id) && isSameCrew(row);
  },
};
