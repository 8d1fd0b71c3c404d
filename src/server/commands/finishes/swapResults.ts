import { object } from 'yup';
import type { MoveAnswer } from '../../../shared/contract/competitors';
import type { Actor } from '../../../shared/domain/permissions';
import { relation } from '../../../shared/schemas/fields/choice';
import { required } from '../../../shared/schemas/fields/field';
import { validationTexts } from '../../../shared/texts/validation';
import type { CompetitorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid, refused } from '../../errors';
import { parse } from '../../http/parse';
import { findEntry, heldEntry } from '../../resources/competitors/checks';
import { presentedEntry, type CompetitorView, type Setting } from '../../resources/competitors/readCompetitors';
import { hasResult, recordedOf, startOf, timeColumns } from '../../resources/competitors/times';
import { assertTime, finishTexts } from '../../resources/finishes/validateFinish';
import { swapObservations } from '../../resources/finish-observations/observations';
import { logResult } from '../../resources/result-log/writeResultLog';
import { assertMayRecord, assertUnlocked, assertVersion } from '../../resources/sailings/access';
import { changeEntry } from '../competitors/saveCompetitor';
import type { Report } from './reportFinish';

/** The result of one boat as another one gets it: what was recorded, counted from its own start. Throws 400 before it. */
export function resultFor(to: CompetitorView, from: CompetitorView, setting: Setting): CompetitorChanges {
  const time = recordedOf(from);
  const start = startOf(to, setting);
  if (to.is_unmatched === 0) assertTime(time, start);
  return {
    ...timeColumns(time, start),
    score_code: from.score_code,
    score_points_tenths: from.score_points_tenths,
    score_percent: from.score_percent,
    score_times: from.score_times,
    redress: from.redress,
    reported_by: from.reported_by,
  };
}

/** Gives each of two boats the result of the other, logged so that one undo takes both back. */
export async function swapResults(
  work: Work,
  [one, other]: readonly [CompetitorView, CompetitorView],
  setting: Setting,
): Promise<[CompetitorView, CompetitorView]> {
  const [columns, otherColumns] = [resultFor(one, other, setting), resultFor(other, one, setting)];
  await swapObservations(work, setting.sailing.club_id, one.id, other.id);
  const saved = await changeEntry(work, one, columns, setting);
  await logResult(work, { action: 'result', before: one, after: saved, swapped: other.id });
  const otherSaved = await changeEntry(work, other, otherColumns, setting);
  await logResult(work, { action: 'result', before: other, after: otherSaved, swapped: one.id });
  return [saved, otherSaved];
}

const swapSchema = object({ with: required(relation()) });

/** Two boats were taken for each other: their times and codes change places. */
export async function swapBoats(work: Work, actor: Actor, { id, body, expected }: Report): Promise<MoveAnswer> {
  const { entry, setting } = await heldEntry(work, actor, id);
  assertMayRecord(actor, setting.sailing);
  assertUnlocked(setting.sailing);
  assertVersion(entry, expected, () => presentedEntry(entry, setting, actor));
  const { with: otherId } = parse(swapSchema, body);
  const other = await findEntry(work.tx, otherId);
  if (!other) throw invalid({ with: [validationTexts.noSuchObject(otherId)] });
  if (other.sailing_id !== entry.sailing_id) throw refused(finishTexts.targetElsewhere);
  if (other.id === entry.id) throw refused(finishTexts.sameBoatTwice);
  if (!hasResult(entry) && !hasResult(other)) throw refused(finishTexts.nothingToSwap);
  const saved = await swapResults(work, [entry, other], setting);
  return { competitors: saved.map((boat) => presentedEntry(boat, setting, actor)) };
}
