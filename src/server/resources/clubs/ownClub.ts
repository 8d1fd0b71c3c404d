import type { Kysely } from 'kysely';
import { object } from 'yup';
import { clubsRunBy, mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { relation } from '../../../shared/schemas/fields/choice';
import { fieldErrors } from '../../../shared/schemas/fields/validate';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database } from '../../db/schema';
import { forbidden, invalid } from '../../errors';
import type { ClubView } from './repository';
import { findClub } from './clubs';

const ofClubSchema = object({ club: relation() });

/**
 * The club that a new object is for: the actor's own, unless the body names another. Throws 403 for one that is not the
 * actor's. Rights are checked before the rest of the body, unless `club` cannot be read: then `parseAll` reports all
 * that is wrong.
 */
export async function ownClubOfBody(
  db: Kysely<Database>,
  actor: Actor,
  body: unknown,
  parseAll: () => unknown,
): Promise<ClubView> {
  const named = fieldErrors(ofClubSchema, body);
  if ('errors' in named) {
    parseAll();
    throw invalid(named.errors);
  }
  const [onlyClub, ...others] = clubsRunBy(actor);
  const id = named.value.club ?? actor.club?.id ?? (others.length === 0 ? onlyClub : undefined);
  if (id === undefined) throw invalid({ club: [validationTexts.required] });
  const club = await findClub(db, String(id));
  if (!club) throw invalid({ club: [validationTexts.noSuchObject(id)] });
  if (!mayEditClub(actor, id)) throw forbidden();
  return club;
}
