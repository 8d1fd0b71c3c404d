interface Named {
  sail_number: string;
  boat_name: string;
  skipper_name: string;
}

/** What a row of the standings is called: "SWE 57 Vindil", or the skipper where there is no boat. */
export function boatText({ sail_number, boat_name, skipper_name }: Named): string {
  return [sail_number, boat_name].filter(Boolean).join(' ') || skipper_name;
}
