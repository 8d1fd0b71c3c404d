/**
 * Pages below a club's address. None of them can be what a club is called: without a club they are those of one's own.
 */
export const CLUB_PAGES = ['account', 'courses', 'documentation', 'help', 'profile', 'sailings', 'series'] as const;
export type ClubPage = (typeof CLUB_PAGES)[number];
