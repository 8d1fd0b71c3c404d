import type { StartSequence } from '../../../shared/contract/startSequences';
import { startSequenceTexts } from '../../../shared/texts/validation';
import type { Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { keptSteps } from '../../resources/clubs/startSequences';
import { sailingNow, visibilityIn } from '../../resources/sailings/access';
import { sailingsToStart } from '../../resources/sailings/repositoryStarts';
import { changeSailing } from '../../resources/sailings/saveSailing';

/**
 * The sailings of the club that are yet to come, and have no act in their start log, get the steps that their sequence
 * has now, each as a change of its own; others keep the copy that they have. Throws 400 when such a sailing is started
 * by a sequence that is gone.
 */
export async function followSequences(
  work: Work,
  clubId: number,
  before: readonly StartSequence[],
  after: readonly StartSequence[],
): Promise<void> {
  for (const { key, name, steps } of before) {
    const sailings = await sailingsToStart(work.tx, clubId, key);
    const next = after.find((sequence) => sequence.key === key);
    if (!next && sailings.length > 0)
      throw invalid({ start_sequences: [startSequenceTexts.inUse(name, sailings.length)] });
    if (!next || keptSteps(next.steps) === keptSteps(steps)) continue;
    for (const id of sailings) {
      const sailing = await sailingNow(work.tx, id);
      await changeSailing(work, sailing, { start_steps: keptSteps(next.steps) }, visibilityIn(sailing));
    }
  }
}
