import type { Competitor } from '../../../shared/contract/competitors';
import { isOwnEntry, mayRecord, type Actor } from '../../../shared/domain/permissions';
import { SAILOR_CODES } from '../../../shared/domain/scoreDetails';
import { finishSchema, ownFinishSchema, type FinishInput } from '../../../shared/schemas/finish';
import { isEmpty } from '../../db/changes';
import type { Work } from '../../db/unitOfWork';
import { forbidden, invalid } from '../../errors';
import type { Update } from '../../http/writeRoutes';
import { parse } from '../../http/parse';
import { heldEntry, type HeldEntry } from '../../resources/competitors/checks';
import { presentedEntry } from '../../resources/competitors/readCompetitors';
import { changeEntry } from '../competitors/saveCompetitor';
import { startOf } from '../../resources/competitors/times';
import { logResult } from '../../resources/result-log/writeResultLog';
import { assertUnlocked, assertVersion, rulesOf, sailingTexts } from '../../resources/sailings/access';
import { validateFinish, finishTexts } from '../../resources/finishes/validateFinish';

/**
 * Throws 403 unless the sailor may report this entry now: it is their own, the club accepts such reports, and nothing
 * is verified.
 */
function assertMayReport(actor: Actor, { entry, setting: { sailing } }: HeldEntry): void {
  if (!isOwnEntry(actor, { sailor: entry.sailor_id })) throw forbidden();
  if (sailing.self_reporting === 0) throw forbidden(finishTexts.selfReportingOff);
  if (sailing.verified_result === 1) throw forbidden(sailingTexts.verified);
  if (sailing.status !== 'ongoing' && sailing.status !== 'finished') throw forbidden(finishTexts.notSailing);
}

/** What the sailor says; a code that only the club gives stays until the club takes it away. */
function readOwn({ entry }: HeldEntry, body: unknown): FinishInput {
  const input: FinishInput = parse(ownFinishSchema, body);
  const { score_code: code } = entry;
  const isClubs = code !== null && !SAILOR_CODES.some((own) => own === code);
  if (isClubs && input.score_code !== undefined) throw invalid({ score_code: [finishTexts.clubsCode(code)] });
  return input;
}

export type Report = Omit<Update, 'partial'>;

/**
 * Writes down a boat's time and code: the club until the result is verified, a sailor their own while the race is
 * sailed or finished, which then is preliminary. A report that changes nothing takes no number.
 */
export async function reportFinish(work: Work, actor: Actor, { id, body, expected }: Report): Promise<Competitor> {
  const held = await heldEntry(work, actor, id);
  const { entry, setting } = held;
  const isClub = mayRecord(actor, rulesOf(setting.sailing));
  if (isClub) assertUnlocked(setting.sailing);
  else assertMayReport(actor, held);
  assertVersion(entry, expected, () => presentedEntry(entry, setting, actor));

  const input = isClub ? parse(finishSchema, body) : readOwn(held, body);
  const finisher = { entry, start: startOf(entry, setting), date: setting.sailing.start_date };
  const validated = validateFinish(finisher, input, isClub ? 'club' : 'sailor');
  if ('errors' in validated) throw invalid(validated.errors);
  if (isEmpty(validated.changes)) return presentedEntry(entry, setting, actor);

  const saved = await changeEntry(work, entry, validated.changes, setting);
  await logResult(work, { action: 'result', before: entry, after: saved });
  return presentedEntry(saved, setting, actor);
}
