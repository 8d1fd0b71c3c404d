import type { Competitor } from '../../../shared/contract/competitors';
import { fromTenths, fromThousandths } from '../../../shared/domain/decimals';
import { wireDuration } from '../../../shared/domain/duration';
import { competitorStart } from '../../../shared/domain/effectiveStart';
import {
  clubOfMember,
  mayEditClub,
  maySeeEntryEmail,
  maySeeListedEmail,
  maySeeListedPhone,
  type Actor,
} from '../../../shared/domain/permissions';
import { correctedTimeS } from '../../../shared/domain/scoring/resultEntry';
import { entryStatus } from '../../../shared/domain/status';
import { wireDatetime } from '../../../shared/domain/time';
import { ENTRY_STATUS_LABELS } from '../../../shared/texts/labels';
import type { CompetitorRecord, SailingRecord, StartGroupRecord } from '../../db/schema';
import type { CompetitorView } from './repository';

const SECOND_MS = 1000;

const wire = (instant: string | null): string | null => instant && wireDatetime(Date.parse(instant));

/** Where the entry stands: what its start and its status are derived from. */
export interface Setting<S extends SailingRecord = SailingRecord> {
  sailing: S;
  /** At least the entry's own group. */
  groups: readonly StartGroupRecord[];
}

/** When the boat starts, as an instant in milliseconds. */
export function startOf(
  entry: Pick<CompetitorRecord, 'start_at' | 'start_group_id'>,
  { sailing, groups }: Setting,
): number | null {
  return competitorStart(entry.start_at, groups.find(({ id }) => id === entry.start_group_id) ?? null, sailing);
}

/**
 * The entry as frames carry it: without what only some may see. Positions and points depend on others, and are given by
 * reads alone.
 */
export function presentCompetitorFrame(entry: CompetitorView, setting: Setting): Competitor {
  const start = startOf(entry, setting);
  const corrected = correctedTimeS({ elapsedS: entry.elapsed_s, ratingThousandths: entry.rating_thousandths });
  const status = entryStatus(
    { approved: entry.approved === 1, reported_by: entry.reported_by },
    setting.sailing.verified_result === 1,
  );
  return {
    id: entry.id,
    sailing: entry.sailing_id,
    start_group: entry.start_group_id,
    group_chosen: entry.group_chosen === 1,
    race_class: entry.race_class_id,
    sailor: entry.sailor_id,
    boat: entry.boat_id,
    skipper_name: entry.skipper_name,
    crew_names: entry.crew_names,
    crew_count: entry.crew_count,
    sail_number: entry.sail_number,
    boat_name: entry.boat_name,
    boat_model: entry.boat_model_id,
    boat_model_name: entry.boat_model_name,
    club_name: entry.club_name,
    base_rating: fromThousandths(entry.base_rating_thousandths),
    rating_type: entry.rating_type,
    rating: fromThousandths(entry.rating_thousandths),
    has_account: entry.account_email !== null,
    start: wire(entry.start_at),
    effective_start: start === null ? null : wireDatetime(start),
    finish_time: wire(entry.finish_at),
    elapsed_time: entry.elapsed_s === null ? null : wireDuration(entry.elapsed_s * SECOND_MS),
    corrected_time: corrected === null ? null : wireDuration(corrected * SECOND_MS),
    score_code: entry.score_code,
    score_points: fromTenths(entry.score_points_tenths),
    score_percent: entry.score_percent,
    score_times: entry.score_times,
    redress: entry.redress,
    recorded: entry.recorded,
    categories: JSON.parse(entry.categories) as string[],
    is_unmatched: entry.is_unmatched === 1,
    position: null,
    points: null,
    approved: entry.approved === 1,
    status,
    status_label: ENTRY_STATUS_LABELS[status],
    reported_by: entry.reported_by,
    presence: entry.presence,
    presence_at: wire(entry.presence_at),
    reported_at: wire(entry.reported_at),
    report_uncertainty_ms: entry.report_uncertainty_ms,
    report_before: entry.report_before_id,
    report_after: entry.report_after_id,
    report_note: entry.report_note,
    is_late: entry.is_late === 1,
    version: entry.version,
    created_at: wireDatetime(Date.parse(entry.created_at)),
    updated_at: wireDatetime(Date.parse(entry.updated_at)),
  };
}

type Personal = Pick<Competitor, 'email' | 'phone' | 'hide_name' | 'is_minor'>;

/**
 * How the people of the boat are reached, by the sailor's account and by the list of the club, and whether public pages
 * name them.
 */
function personalOf(entry: CompetitorView, { sailing }: Setting, actor: Actor): Personal {
  const facts = { club: sailing.club_id, sailor: entry.sailor_id };
  const maySeeEmail = maySeeEntryEmail(actor, {
    ...facts,
    sailorClub: clubOfMember(entry.sailor_club_id, entry.sailor_membership),
    enteredBy: entry.entered_by,
    invitedBy: entry.account_invited_by,
  });
  const ofAccount = maySeeEmail ? entry.account_email : null;
  const ofList = maySeeListedEmail(actor, facts) ? entry.contact_email || null : null;
  const phone = maySeeListedPhone(actor, facts) ? entry.contact_phone || null : null;
  const isOwn = mayEditClub(actor, sailing.club_id);
  return {
    email: ofAccount ?? ofList,
    phone,
    hide_name: isOwn ? entry.hide_name === 1 : null,
    is_minor: isOwn ? entry.is_minor === 1 : null,
  };
}

/** The entry as an actor sees it: only some may read how its people are reached. */
export function presentCompetitor(entry: CompetitorView, setting: Setting, actor: Actor): Competitor {
  return { ...presentCompetitorFrame(entry, setting), ...personalOf(entry, setting, actor) };
}
