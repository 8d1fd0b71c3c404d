import type { StartSequence } from '../../../shared/contract/startSequences';
import type { Actor } from '../../../shared/domain/permissions';
import { clubSchema, type ClubInput } from '../../../shared/schemas/club';
import { fieldErrors } from '../../../shared/schemas/fields/validate';
import { readOwnSequences, type SequencesErrors } from '../../../shared/schemas/startSequences';
import { bit, definedOnly, isEmpty } from '../../db/changes';
import type { ClubChanges } from '../../db/schema';
import { invalid, invalidItems } from '../../errors';
import { assertReadable } from '../../http/parse';

/** Addresses of pages depend on the slug: only those who run the platform may change it. */
const writableBy = ({ is_staff }: Actor) => (is_staff ? clubSchema : clubSchema.omit(['slug']));

type Sequences = { value: StartSequence[] | undefined } | { errors: SequencesErrors };

function readSequences(body: unknown): Sequences {
  const list = fieldErrors(clubSchema.pick(['start_sequences']), body, { partial: true });
  // What is wrong with the list itself is found with the other fields.
  const sent = 'value' in list ? list.value.start_sequences : undefined;
  return sent ? readOwnSequences(sent.map(({ sequence }) => sequence)) : { value: undefined };
}

/** A club as it is written: what the body names, and its own start sequences. */
export type ClubBody = Partial<Omit<ClubInput, 'start_sequences'>> & { start_sequences?: StartSequence[] };

/** Reads the body of a PATCH. Throws 400 with all that is wrong, start sequences by their index. */
export function parseClub(actor: Actor, body: unknown): ClubBody {
  assertReadable(body);
  const fields = fieldErrors(writableBy(actor), body, { partial: true });
  const sequences = readSequences(body);
  const { list, items } = 'errors' in sequences ? sequences.errors : { items: {} };
  const errors = { ...('errors' in fields && fields.errors), ...(list && { start_sequences: list }) };
  if (!isEmpty(items)) throw invalidItems('start_sequences', items, errors);
  if ('errors' in fields || 'errors' in sequences) throw invalid(errors);
  const { start_sequences: _, ...rest } = fields.value;
  return sequences.value === undefined ? rest : { ...rest, start_sequences: sequences.value };
}

/** What the body changes in the club's row. */
export const clubColumns = (
  { self_reporting, start_sequences: sequences, publish_crew, publish_indexed, ...columns }: ClubBody,
  logo_hash: string | null | undefined,
): ClubChanges =>
  definedOnly<ClubChanges>({
    ...columns,
    self_reporting: bit(self_reporting),
    publish_crew: bit(publish_crew),
    publish_indexed: bit(publish_indexed),
    start_sequences: sequences && JSON.stringify(sequences),
    logo_hash,
  });
