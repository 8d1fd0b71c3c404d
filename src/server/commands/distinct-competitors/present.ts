import type { DistinctCompetitor } from '../../../shared/contract/distinctCompetitors';
import { fromThousandths } from '../../../shared/domain/decimals';
import type { Known } from './distinct';

/** Contract 5.13. */
export const presentDistinct = ({ latest, times }: Known): DistinctCompetitor => ({
  id: latest.id,
  sailor: latest.sailor_id,
  boat: latest.boat_id,
  skipper_name: latest.skipper_name,
  crew_names: latest.crew_names,
  sail_number: latest.sail_number,
  boat_name: latest.boat_name,
  boat_model: latest.boat_model_id,
  boat_model_name: latest.boat_model_name,
  rating: fromThousandths(latest.rating_thousandths),
  rating_type: latest.rating_type,
  last_sailing: { id: latest.sailing_id, name: latest.sailing_name, start_date: latest.start_date },
  times_entered: times,
});
