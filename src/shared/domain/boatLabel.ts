interface Named {
  sail_number: string;
  boat_name: string;
  skipper_name: string;
}

/** What a boat is called in a sentence or a log: "SWE 57 Vindil", or her helm where she has neither number nor name. */
export const boatLabel = ({ sail_number, boat_name, skipper_name }: Named): string =>
  `${sail_number} ${boat_name}`.trim() || skipper_name;
