const SEPARATORS = /\s+och\s+|[,;/&\n]/i;

/** The names of a crew as they are written: "Bo och Cia", "Bo, Cia", one on each line. */
export const crewNames = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** How many are aboard where nobody has said so: the helm, and those who are named. */
export const peopleAboard = (crew: string): number => 1 + crewNames(crew).length;
