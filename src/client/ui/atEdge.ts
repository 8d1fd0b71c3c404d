/** For a button of words alone, so that they begin and end where what stands above and below it does. */
export const atEdge = { marginInline: '-12px' } as const;
