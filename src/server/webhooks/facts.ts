interface Named {
  id: number;
  name: string;
}

/** What has happened, as far as those who are told need to know it: no people, and no results. */
export type Happening =
  | { event: 'result.published' | 'result.final'; sailing: Named; version: number }
  | { event: 'result.published' | 'result.final'; serie: Named; version: number }
  | {
      event: 'sailing.cancelled' | 'sailing.moved';
      sailing: Named;
      start_date: string;
      start_time: string | null;
    };

/** Asked for by an owner, to see whether it arrives. */
export interface Trial {
  event: 'test';
}

/** A message before it is written for its reader. */
export type WebhookFacts = (Happening | Trial) & {
  club: { id: number; slug: string; name: string };
  at: string;
  /** From the root of the site. */
  path: string;
};
