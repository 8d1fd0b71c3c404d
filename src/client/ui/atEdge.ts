/** Aligns the words of a text button with the content above and below it. */
export const atEdge = { marginInline: '-12px' } as const;
