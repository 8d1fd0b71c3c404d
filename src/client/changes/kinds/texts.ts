/** Own changes in words: what each of them does. */
export const texts = {
  someBoat: 'En båt',
  someGroup: 'en startgrupp',
  ungrouped: 'Utan startgrupp',
  moved: (boat: string, group: string) => `${boat} till ${group}`,
  finish: (boat: string, clock: string) => `${boat}, mål ${clock}`,
  result: (boat: string, written: string) => `${boat}, ${written}`,
  finishRemoved: (boat: string) => `${boat}, måltid borttagen`,
  entered: (boat: string) => `${boat} anmäld`,
  withdrawn: (boat: string) => `${boat}, anmälan borttagen`,
} as const;
