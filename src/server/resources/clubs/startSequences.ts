import type { Kysely } from 'kysely';
import type { SequenceStep, StartSequence } from '../../../shared/contract/startSequences';
import { isGivenSequence, START_SEQUENCES } from '../../../shared/domain/race-day/sequences';
import { validationTexts } from '../../../shared/texts/validation';
import type { ClubRecord, Database } from '../../db/schema';
import { invalid } from '../../errors';
import { clubById } from './repository';

type WithSequences = Pick<ClubRecord, 'start_sequences'>;

/** The club's own start sequences, beside those that every club has. */
export const ownSequences = (club: WithSequences): StartSequence[] =>
  JSON.parse(club.start_sequences) as StartSequence[];

/** The start sequences that the club's sailings choose from: those that every club has, then its own. */
export const sequencesOf = (club: WithSequences): StartSequence[] => [...START_SEQUENCES, ...ownSequences(club)];

/** The steps as a sailing keeps them. */
export const keptSteps = (steps: readonly SequenceStep[]): string => JSON.stringify(steps);

/**
 * What a sailing of the club keeps of the sequence that it is started by: null of one that every club has, undefined of
 * one that the club does not have.
 */
export async function stepsToKeep(
  db: Kysely<Database>,
  clubId: number,
  key: string,
): Promise<string | null | undefined> {
  if (isGivenSequence(key)) return null;
  const club = await clubById(db, clubId);
  const own = club && ownSequences(club).find((sequence) => sequence.key === key);
  return own && keptSteps(own.steps);
}

/** The steps that go with a sequence that a body names. Throws 400 for one that the club does not have. */
export async function stepsOfBody(
  db: Kysely<Database>,
  clubId: number,
  key: string | undefined,
): Promise<{ start_steps?: string | null }> {
  if (key === undefined) return {};
  const start_steps = await stepsToKeep(db, clubId, key);
  if (start_steps === undefined) throw invalid({ start_sequence: [validationTexts.notChoice(key)] });
  return { start_steps };
}
