import type { Boat } from '../../../shared/contract/boats';
import { fromThousandths } from '../../../shared/domain/decimals';
import { wireDatetime } from '../../../shared/domain/time';
import type { BoatView } from './repository';

/** The boat as everybody sees it. */
export function presentBoat(boat: BoatView): Boat {
  return {
    id: boat.id,
    owner: boat.owner_id,
    club: boat.club_id,
    name: boat.name,
    sail_number: boat.sail_number,
    boat_model: boat.boat_model_id,
    boat_model_name: boat.boat_model_name,
    srs: fromThousandths(boat.srs_thousandths),
    srs_no_flying: fromThousandths(boat.srs_no_flying_thousandths),
    srs_shorthanded: fromThousandths(boat.srs_shorthanded_thousandths),
    srs_shorthanded_no_flying: fromThousandths(boat.srs_shorthanded_no_flying_thousandths),
    certificate_number: boat.certificate_number,
    certificate_verified: boat.certificate_verified === 1,
    certificate_valid_until: boat.certificate_valid_until,
    created_at: wireDatetime(Date.parse(boat.created_at)),
    updated_at: wireDatetime(Date.parse(boat.updated_at)),
  };
}
