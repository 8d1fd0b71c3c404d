import { randomUUID } from 'node:crypto';
import { mayEditSailor, type Actor } from '../../../shared/domain/permissions';
import type { CalendarLinkRecord } from '../../db/schemaCalendars';
import type { Work } from '../../db/unitOfWork';
import { forbidden, notFound } from '../../errors';
import { hashOfToken } from '../../resources/auth/evening';
import { linkTokens } from '../../resources/auth/linkTokens';
import { keepCalendarHash, putLink } from '../../resources/calendars/repositoryLinks';
import { existingSailor } from '../../resources/sailors/sailors';

/** What the token of a link goes by. Kept with an answer, it opens nothing. */
export type CalendarLinkFacts = Pick<CalendarLinkRecord, 'id' | 'number' | 'made_at'>;
export type CalendarTokenOf = (link: CalendarLinkFacts) => string;

export function createCalendarTokens({ secret }: { secret: string }): CalendarTokenOf {
  const tokenOf = linkTokens({ secret }, 'calendar');
  return ({ id, number, made_at }) => tokenOf([id, number, made_at]);
}

/**
 * Gives the sailor's calendar an address, or another one: then the one before opens nothing. Throws 404 for a sailor
 * without an account.
 */
export async function renewCalendarLink(
  { tx, now }: Work,
  actor: Actor,
  { sailor, tokenOf }: { sailor: number; tokenOf: CalendarTokenOf },
): Promise<CalendarLinkFacts> {
  const { user_id } = await existingSailor(tx, sailor);
  if (!mayEditSailor(actor, sailor)) throw forbidden();
  if (user_id === null) throw notFound();
  // The token goes by the id and the number, which are not known yet.
  const { id, number, made_at } = await putLink(tx, { user_id, token_hash: hashOfToken(randomUUID()), made_at: now });
  const link = { id, number, made_at };
  await keepCalendarHash(tx, id, hashOfToken(tokenOf(link)));
  return link;
}
