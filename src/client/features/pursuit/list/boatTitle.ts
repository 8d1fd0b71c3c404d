import type { Competitor } from '../../../../shared/contract/competitors';

/** "SWE 312 Vindil"; who sails her, where she has neither number nor name. */
export const boatTitle = ({ sail_number, boat_name, skipper_name }: Competitor): string =>
  [sail_number, boat_name].filter((word) => word !== '').join(' ') || skipper_name;
