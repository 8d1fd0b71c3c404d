/** The name of a group on screen: its own, else its number in the starting order. `index` counts from 0. */
export const startGroupName = (group: { name: string }, index: number): string =>
  group.name || `Startgrupp ${index + 1}`;
