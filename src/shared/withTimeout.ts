/**
 * Resolves with the result if it arrives within `ms` milliseconds, else with undefined. Rejects if the work fails in
 * time. The work itself continues.
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
