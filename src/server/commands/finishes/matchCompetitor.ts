import { object } from 'yup';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Actor } from '../../../shared/domain/permissions';
import { required } from '../../../shared/schemas/fields/field';
import { relation } from '../../../shared/schemas/fields/choice';
import { validationTexts } from '../../../shared/texts/validation';
import type { Work } from '../../db/unitOfWork';
import { invalid, refused } from '../../errors';
import { parse } from '../../http/parse';
import { findEntry, heldEntry } from '../../resources/competitors/checks';
import { presentedEntry, type CompetitorView } from '../../resources/competitors/readCompetitors';
import { changeEntry, removeEntry } from '../competitors/saveCompetitor';
import { hasResult } from '../../resources/competitors/times';
import { passOnObservations } from '../../resources/finish-observations/observations';
import { logResult } from '../../resources/result-log/writeResultLog';
import { assertMayRecord, assertUnlocked, assertVersion } from '../../resources/sailings/access';
import { finishTexts } from '../../resources/finishes/validateFinish';
import type { Report } from './reportFinish';
import { resultFor, swapResults } from './swapResults';

const matchSchema = object({ competitor: required(relation()) });

/** Throws 400 unless the boat is entered in the same sailing, and has no result yet. */
async function assertTarget(work: Work, source: CompetitorView, id: number): Promise<CompetitorView> {
  const target = await findEntry(work.tx, id);
  if (!target) throw invalid({ competitor: [validationTexts.noSuchObject(id)] });
  if (target.sailing_id !== source.sailing_id) throw refused(finishTexts.targetElsewhere);
  if (target.is_unmatched === 1) throw refused(finishTexts.targetUnmatched);
  if (hasResult(target)) throw refused(finishTexts.targetHasResult);
  return target;
}

/**
 * Gives the time and the code of a boat to the boat that it was: two changes. An unknown boat is taken away; one that is
 * entered stays, without them.
 */
export async function matchBoat(work: Work, actor: Actor, { id, body, expected }: Report): Promise<Competitor> {
  const { entry: source, setting } = await heldEntry(work, actor, id);
  assertMayRecord(actor, setting.sailing);
  assertUnlocked(setting.sailing);
  assertVersion(source, expected, () => presentedEntry(source, setting, actor));
  if (source.is_unmatched === 0 && !hasResult(source)) throw refused(finishTexts.nothingToMove);
  const target = await assertTarget(work, source, parse(matchSchema, body).competitor);
  if (source.is_unmatched === 0) {
    const [, moved] = await swapResults(work, [source, target], setting);
    return presentedEntry(moved, setting, actor);
  }

  const changes = resultFor(target, source, setting);
  await passOnObservations(work, setting.sailing.club_id, source.id, target.id);
  await removeEntry(work, source, setting);
  const saved = await changeEntry(work, target, changes, setting);
  await logResult(work, { action: 'match', before: target, after: saved, unknown: source });
  return presentedEntry(saved, setting, actor);
}
