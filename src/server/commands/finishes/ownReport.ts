import type { Id } from '../../../shared/contract/common';
import { finishAt } from '../../../shared/domain/finishObservations';
import { dayOfSailing, isLateReport } from '../../../shared/domain/ownReports';
import { isOwnEntry, type Actor } from '../../../shared/domain/permissions';
import { SAILOR_CODES } from '../../../shared/domain/scoreDetails';
import { storedInstant, wireDatetime } from '../../../shared/domain/time';
import { ownFinishSchema, type OwnFinishInput } from '../../../shared/schemas/finish';
import { validationTexts } from '../../../shared/texts/validation';
import { definedOnly } from '../../db/changes';
import type { CompetitorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, invalid, type HttpError } from '../../errors';
import { parse } from '../../http/parse';
import type { HeldEntry } from '../../resources/competitors/checks';
import { entriesOf, type CompetitorView } from '../../resources/competitors/readCompetitors';
import { hasResult, startOf } from '../../resources/competitors/times';
import { finishTexts } from '../../resources/finishes/validateFinish';
import { sailingTexts } from '../../resources/sailings/access';

const RETIRED = 'RET';
const OF_RETIRING = ['score_code', 'note'];

/** Whether the body says no more than that the boat retires, or that it has not after all. */
function isRetiring(body: unknown, { score_code: held, recorded }: CompetitorView): boolean {
  if (typeof body !== 'object' || body === null || !Object.keys(body).every((key) => OF_RETIRING.includes(key)))
    return false;
  const code: unknown = Reflect.get(body, 'score_code');
  return code === RETIRED || (code === null && held === RETIRED && recorded === null);
}

/** Whether it is the day of the sailing, and the sailing takes place. */
async function isRaceDay({ tx, now }: Work, { setting: { sailing, groups } }: HeldEntry): Promise<boolean> {
  if (sailing.status === 'unpublished' || sailing.status === 'cancelled') return false;
  const own = (await entriesOf(tx, sailing.id)).map(({ start_at }) => start_at);
  const { from, until } = dayOfSailing(sailing, groups, own);
  return Date.parse(now) >= from && Date.parse(now) <= until;
}

function refusalOf({ setting: { sailing } }: HeldEntry): HttpError | null {
  if (sailing.self_reporting === 0) return forbidden(finishTexts.selfReportingOff);
  return sailing.status === 'ongoing' || sailing.status === 'finished' ? null : forbidden(finishTexts.notSailing);
}

/**
 * Throws 403 unless the sailor may report this entry now: it is their own, nothing is verified, and the club accepts
 * such reports. To retire is allowed on the day of the sailing whatever the club accepts.
 */
export async function assertMayReport(work: Work, actor: Actor, held: HeldEntry, body: unknown): Promise<void> {
  const { entry, setting } = held;
  if (!isOwnEntry(actor, { sailor: entry.sailor_id })) throw forbidden();
  if (setting.sailing.verified_result === 1)
    throw forbidden(setting.sailing.self_reporting === 0 ? finishTexts.selfReportingOff : sailingTexts.verified);
  const refusal = refusalOf(held);
  if (refusal && !(isRetiring(body, entry) && (await isRaceDay(work, held)))) throw refusal;
}

type Named = Pick<OwnFinishInput, 'before' | 'after'>;

/** Throws 400 unless the neighbours are two other boats of the sailing. */
function assertNeighbours({ before, after }: Named, { entry }: HeldEntry, boats: readonly CompetitorView[]): void {
  const problem = (id: Id | null | undefined): string[] | null => {
    if (id == null || (id !== entry.id && boats.some((boat) => boat.id === id))) return null;
    return [id === entry.id ? finishTexts.sameBoatTwice : validationTexts.noSuchObject(id)];
  };
  const [ahead, behind] = [problem(before), problem(after)];
  if (ahead) throw invalid({ before: ahead });
  if (behind) throw invalid({ after: behind });
  if (before != null && before === after) throw invalid({ after: [finishTexts.sameBoatTwice] });
}

/**
 * What the sailor says. A code that only the club gives stays until the club takes it away, and a tap never writes over
 * the club's own time: it is kept beside it.
 */
export function readOwn({ entry }: HeldEntry, body: unknown): OwnFinishInput {
  const input = parse(ownFinishSchema, body);
  const { score_code: code } = entry;
  const isClubs = code !== null && !SAILOR_CODES.some((own) => own === code);
  if (isClubs && input.score_code !== undefined) throw invalid({ score_code: [finishTexts.clubsCode(code)] });
  const { at, ...said } = input;
  const isTimed = said.elapsed_time !== undefined || said.finish_time !== undefined;
  const isClubsTime = entry.reported_by === 'club' && entry.recorded !== null;
  if (at === undefined || isTimed || isClubsTime) return input;
  return { ...input, finish_time: wireDatetime(finishAt(Date.parse(at))) };
}

const NO_REPORT = {
  reported_at: null,
  report_uncertainty_ms: null,
  report_before_id: null,
  report_after_id: null,
  is_late: 0,
} as const satisfies CompetitorChanges;

/** Whether the report comes after the deadline of the sailing, by the boats that are home. */
function isLate(work: Work, { entry, setting }: HeldEntry, finish: string, boats: readonly CompetitorView[]): boolean {
  const now = Date.parse(work.now);
  const others = boats.filter((boat) => {
    const start = startOf(boat, setting);
    return boat.id !== entry.id && (hasResult(boat) || (start !== null && start <= now));
  });
  return isLateReport({
    deadlineMinutes: setting.sailing.report_deadline_minutes,
    now,
    finish: Date.parse(finish),
    others: others.map((boat) => ({
      finish: boat.finish_at === null ? null : Date.parse(boat.finish_at),
      isHome: hasResult(boat),
    })),
  });
}

/** The columns of the report, beside those of time and code (`result`, which the report makes). */
export async function reportColumns(
  work: Work,
  held: HeldEntry,
  input: OwnFinishInput,
  result: CompetitorChanges,
): Promise<CompetitorChanges> {
  const boats = await entriesOf(work.tx, held.setting.sailing.id);
  assertNeighbours(input, held, boats);
  const after = { ...held.entry, ...result };
  const note = definedOnly<CompetitorChanges>({ report_note: input.note });
  if (!hasResult(after)) return { ...NO_REPORT, ...note, ...(input.note === undefined && { report_note: '' }) };
  const isTimed = input.at !== undefined || input.elapsed_time != null || input.finish_time != null;
  const finish = after.finish_at ?? input.at;
  return definedOnly<CompetitorChanges>({
    ...note,
    report_before_id: input.before,
    report_after_id: input.after,
    ...(isTimed && {
      reported_at: input.at === undefined ? work.now : storedInstant(Date.parse(input.at)),
      report_uncertainty_ms: input.uncertainty_ms ?? null,
    }),
    ...(isTimed && finish != null && { is_late: isLate(work, held, finish, boats) ? 1 : 0 }),
  });
}
