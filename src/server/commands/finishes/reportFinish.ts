import type { Competitor } from '../../../shared/contract/competitors';
import { mayRecord, type Actor } from '../../../shared/domain/permissions';
import { FINISH_KEYS, finishSchema, type FinishInput } from '../../../shared/schemas/finish';
import { isEmpty, realChanges } from '../../db/changes';
import type { CompetitorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import type { Update } from '../../http/writeRoutes';
import { parse } from '../../http/parse';
import { heldEntry } from '../../resources/competitors/checks';
import { presentedEntry } from '../../resources/competitors/readCompetitors';
import { changeEntry } from '../competitors/saveCompetitor';
import { startOf } from '../../resources/competitors/times';
import { logResult } from '../../resources/result-log/writeResultLog';
import { assertUnlocked, assertVersion, rulesOf } from '../../resources/sailings/access';
import { validateFinish, type ValidatedFinish } from '../../resources/finishes/validateFinish';
import { assertMayReport, readOwn, reportColumns } from './ownReport';

const NO_CHANGES: ValidatedFinish = { changes: {} };

/** A report may say no more than what is beside the result, such as the neighbours. */
const isOfResult = (input: FinishInput): boolean => FINISH_KEYS.some((key) => input[key] !== undefined);

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
  else await assertMayReport(work, actor, held, body);
  assertVersion(entry, expected, () => presentedEntry(entry, setting, actor));

  const own = isClub ? null : readOwn(held, body);
  const input: FinishInput = own ?? parse(finishSchema, body);
  const finisher = { entry, start: startOf(entry, setting), date: setting.sailing.start_date };
  const validated = isOfResult(input) ? validateFinish(finisher, input, isClub ? 'club' : 'sailor') : NO_CHANGES;
  if ('errors' in validated) throw invalid(validated.errors);
  const report = own && (await reportColumns(work, held, own, validated.changes));
  const changes = { ...validated.changes, ...realChanges<CompetitorChanges>(entry, report ?? {}) };
  if (isEmpty(changes)) return presentedEntry(entry, setting, actor);

  const saved = await changeEntry(work, entry, changes, setting);
  await logResult(work, { action: 'result', before: entry, after: saved });
  return presentedEntry(saved, setting, actor);
}
