/** Resolves with the result if it arrives within `ms` milliseconds, else with undefined. The work itself continues. */
export async function inTime<T>(wanted: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([wanted, tooLate]).finally(() => clearTimeout(timer));
}
