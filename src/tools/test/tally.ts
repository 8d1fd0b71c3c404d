/** How many tests ended how. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };
/** A runner that ended without a report has failed, however many tests it had in mind. */
export const NO_REPORT: Tally = { passed: 0, failed: 1, skipped: 0 };

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    NONE,
  );

export const inWords = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** 1 when anything failed or nothing ran, and where nothing may be left out (CI) also when anything was skipped. */
export function exitCodeOf({ passed, failed, skipped }: Tally, mayLeaveOut: boolean): 0 | 1 {
  if (failed > 0 || passed === 0) return 1;
  return skipped > 0 && !mayLeaveOut ? 1 : 0;
}
