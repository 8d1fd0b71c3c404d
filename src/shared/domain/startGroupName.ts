/** What a group is called on screen: its name, else its number in order of starting. `index` counts from 0. */
export const startGroupName = (group: { name: string }, index: number): string =>
  group.name || `Startgrupp ${index + 1}`;
