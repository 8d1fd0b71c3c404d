import { toThousandths } from '../../../shared/domain/decimals';
import type { BoatInput } from '../../../shared/schemas/boat';
import { bit, definedOnly } from '../../db/changes';
import type { BoatChanges } from '../../db/schema';

const thousandths = (rating: string | null | undefined) => (rating === undefined ? undefined : toThousandths(rating));

type NotOfTheBody = 'id' | 'owner_id' | 'club_id' | 'removed_at' | 'created_at' | 'updated_at';
/** All that a body may set. A column that was left out would be answered with 200 and not be stored. */
type BodyColumns = { [Column in Exclude<keyof BoatChanges, NotOfTheBody>]: BoatChanges[Column] };

/** The columns that the body names. */
export const toBoatColumns = (input: Partial<BoatInput>): Partial<BodyColumns> =>
  definedOnly<BodyColumns>({
    sail_number: input.sail_number,
    name: input.name,
    boat_model_id: input.boat_model,
    srs_thousandths: thousandths(input.srs),
    srs_no_flying_thousandths: thousandths(input.srs_no_flying),
    srs_shorthanded_thousandths: thousandths(input.srs_shorthanded),
    srs_shorthanded_no_flying_thousandths: thousandths(input.srs_shorthanded_no_flying),
    certificate_number: input.certificate_number,
    certificate_valid_until: input.certificate_valid_until,
    certificate_verified: bit(input.certificate_verified),
  });

/** What a club has looked at when it says that it has seen the certificate. */
const CERTIFIED = [
  'sail_number',
  'boat_model_id',
  'srs_thousandths',
  'srs_no_flying_thousandths',
  'srs_shorthanded_thousandths',
  'srs_shorthanded_no_flying_thousandths',
  'certificate_number',
  'certificate_valid_until',
] as const satisfies readonly (keyof BoatChanges)[];

export const isOtherThanCertified = (changes: BoatChanges): boolean => CERTIFIED.some((column) => column in changes);
