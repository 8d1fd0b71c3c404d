import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '../../../shared/contract/common';
import type { StartEvent, StartEventPayload, StartEventsAnswer } from '../../../shared/contract/startLog';
import { daysBetween } from '../../../shared/domain/calendar';
import { plannedGroupStart } from '../../../shared/domain/effectiveStart';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { localDateOf, storedInstant } from '../../../shared/domain/time';
import { MAX_START_EVENTS } from '../../../shared/limits';
import { readStartEvents } from '../../../shared/schemas/startLog';
import type { StartGroupRecord } from '../../db/schema';
import type { StartLogRecord } from '../../db/schemaStarts';
import type { Work } from '../../db/unitOfWork';
import { conflict, invalid, invalidItems, refused } from '../../errors';
import { created, ok, type Answer } from '../../http/answers';
import { assertReadable } from '../../http/parse';
import { presentCompetitorFrame } from '../../resources/competitors/present';
import { competitorsOf } from '../../resources/competitors/repository';
import { heldMovableSailing, touchSailing, type SailingView } from '../../resources/sailings/access';
import { presentSailing } from '../../resources/sailings/present';
import { presentEvent, startLogTexts } from '../../resources/start-log/readStartLog';
import { eventsWithUuids, insertEvent, logOfSailing } from '../../resources/start-log/repository';
import { presentStartGroupFrame } from '../../resources/start-groups/startGroups';
import { countIn, startGroupsOf } from '../../resources/start-groups/repository';
import { settleStarts } from './settleStarts';

const AHEAD_MS = 60_000;
const SERVER = 'Servern';

interface Setting {
  sailing: SailingView;
  groups: StartGroupRecord[];
  now: number;
}

function readEvents(body: unknown): StartEventPayload[] {
  assertReadable(body);
  const reading = readStartEvents(body);
  if ('errors' in reading) throw invalid(reading.errors);
  if ('lineErrors' in reading) throw invalidItems('events', reading.lineErrors);
  return reading.events;
}

/** The days on which the sailing starts: its own, and those of groups that start on another. */
const isNearSailing = (at: number, { sailing, groups }: Setting): boolean => {
  const starts = groups.map((group) => plannedGroupStart(group, sailing)).filter((start) => start !== null);
  const days = [sailing.start_date, ...starts.map(localDateOf)];
  return days.some((day) => Math.abs(daysBetween(day, localDateOf(at))) <= 1);
};

function errorsOf(event: StartEventPayload, setting: Setting): FieldErrors {
  const at = Date.parse(event.at);
  const named = 'groups' in event.payload ? (event.payload.groups ?? []) : [];
  const isKnown = (id: number) => setting.groups.some((group) => group.id === id);
  const misses = event.kind === 'start_set' && event.start_group === null && setting.groups.length > 0;
  return {
    ...(at > setting.now + AHEAD_MS && { at: [startLogTexts.ahead] }),
    ...(at <= setting.now + AHEAD_MS && !isNearSailing(at, setting) && { at: [startLogTexts.otherDay] }),
    ...(event.start_group !== null && !isKnown(event.start_group) && { start_group: [startLogTexts.noSuchGroup] }),
    ...(misses && { start_group: [startLogTexts.groupMissing] }),
    ...(!named.every(isKnown) && { groups: [startLogTexts.noSuchGroup] }),
  };
}

const bodyOf = ({ id, kind, start_group, at, uncertainty_ms, device, payload, undoes }: StartEventPayload) => ({
  ...{ id, kind, start_group, at, uncertainty_ms, device, payload, undoes },
});

/** Throws 409 where one of the uuids is taken by another act. */
function assertSame(sent: readonly StartEventPayload[], known: readonly StartLogRecord[], sailing: number): void {
  for (const row of known) {
    const event = presentEvent(row);
    const same = sent.filter(({ id }) => id === row.uuid).every((one) => isDeepStrictEqual(bodyOf(one), bodyOf(event)));
    if (!same || row.sailing_id !== sailing) throw conflict(row.sailing_id === sailing ? event : null);
  }
}

function assertGood(sent: readonly StartEventPayload[], isNew: (id: string) => boolean, setting: Setting): void {
  const errors: Record<number, FieldErrors> = {};
  sent.forEach((event, index) => {
    const isTwice = sent.findIndex(({ id }) => id === event.id) < index;
    const problems = isTwice ? { id: [startLogTexts.taken] } : isNew(event.id) ? errorsOf(event, setting) : {};
    if (Object.keys(problems).length > 0) errors[index] = problems;
  });
  if (Object.keys(errors).length > 0) throw invalidItems('events', errors);
}

async function addEvent(work: Work, event: StartEventPayload, { club_id, id }: SailingView): Promise<StartEvent> {
  const version = await work.nextVersion(club_id);
  const row = await insertEvent(work.tx, {
    uuid: event.id,
    sailing_id: id,
    start_group_id: event.start_group,
    kind: event.kind,
    at: storedInstant(Date.parse(event.at)),
    uncertainty_ms: event.uncertainty_ms,
    device: event.device,
    payload: JSON.stringify(event.payload),
    undoes: event.undoes,
    user_id: work.author?.userId ?? null,
    by_name: work.author?.name ?? SERVER,
    made_at: work.now,
    version,
  });
  const saved = presentEvent(row);
  await work.note({
    clubId: club_id,
    version,
    model: 'start_event',
    id: row.id,
    change: 'created',
    data: saved,
    visibility: 'club',
  });
  await touchSailing(work, id, version);
  return saved;
}

async function answerOf(
  work: Work,
  actor: Actor,
  { sailing, events }: { sailing: SailingView; events: StartEvent[] },
): Promise<StartEventsAnswer> {
  const groups = await startGroupsOf(work.tx, sailing.id);
  const boats = await competitorsOf(work.tx, sailing.id);
  const setting = { sailing, groups };
  const rows = [];
  for (const group of groups) rows.push(presentStartGroupFrame(group, sailing, await countIn(work.tx, group.id)));
  return {
    events,
    start_groups: rows,
    sailing: presentSailing(sailing, { canEdit: mayEditClub(actor, sailing.club_id), entry: undefined }),
    competitors: boats.filter(({ start_at }) => start_at !== null).map((boat) => presentCompetitorFrame(boat, setting)),
  };
}

/**
 * POST start-log/: adds acts of the race committee to the log, all or none, and writes what follows from them. Sent
 * again, an act is the one that is there. Throws 404 and 403 by the sailing, 400 for acts that cannot be right and for
 * a verified result, 409 for a uuid that another act has.
 */
export async function recordStarts(work: Work, actor: Actor, id: number, body: unknown): Promise<Answer> {
  const sailing = await heldMovableSailing(work, actor, id);
  const sent = readEvents(body);
  const known = await eventsWithUuids(
    work.tx,
    sent.map((event) => event.id),
  );
  assertSame(sent, known, id);
  const isNew = (uuid: string) => known.every((row) => row.uuid !== uuid);
  const setting = { sailing, groups: await startGroupsOf(work.tx, id), now: Date.parse(work.now) };
  assertGood(sent, isNew, setting);
  const fresh = sent.filter((event) => isNew(event.id));
  if ((await logOfSailing(work.tx, id)).length + fresh.length > MAX_START_EVENTS) throw refused(startLogTexts.full);

  const added: StartEvent[] = [];
  for (const event of fresh) added.push(await addEvent(work, event, sailing));
  const settled = fresh.length === 0 ? sailing : await settleStarts(work, id);
  const all = [...known.map(presentEvent), ...added];
  const events = sent.flatMap((event) => all.find((one) => one.id === event.id) ?? []);
  const answer = await answerOf(work, actor, { sailing: settled, events });
  return fresh.length === 0 ? ok(answer) : created(answer);
}
