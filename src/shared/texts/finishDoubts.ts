import type { DoubtKind } from '../contract/finishObservations';

/** Why a finish should be looked at once more. Clocks and lengths are already in words. */
export const finishDoubtTexts = {
  future: (now: string) => `Målgången är i framtiden: klockan är ${now}.`,
  before_start: () => 'Målgången är före starten.',
  no_start: () => 'Båten har ingen starttid.',
  very_long: (elapsed: string) => `Den seglade tiden blir ${elapsed}, ovanligt lång.`,
  already: (clock: string) => `Båten hade redan en målgång ${clock}.`,
} satisfies Partial<Record<DoubtKind, (word: string) => string>>;
