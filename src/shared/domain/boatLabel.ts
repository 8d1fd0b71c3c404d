interface Named {
  sail_number: string;
  boat_name: string;
  skipper_name: string;
}

/**
 * The name of a competitor in a sentence or a log: "SWE 57 Vindil", or the helm when it has neither number nor name.
 */
export const boatLabel = ({ sail_number, boat_name, skipper_name }: Named): string =>
  `${sail_number} ${boat_name}`.trim() || skipper_name;
