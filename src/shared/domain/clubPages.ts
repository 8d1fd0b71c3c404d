/** Pages below a club's address. A slug may not equal one of them: without a club they lead to the user's own club. */
export const CLUB_PAGES = ['account', 'courses', 'documentation', 'help', 'profile', 'sailings', 'series'] as const;
export type ClubPage = (typeof CLUB_PAGES)[number];
