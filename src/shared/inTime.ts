/** What is waited for, if it comes within so many milliseconds; undefined when it does not. It goes on all the same. */
export async function inTime<T>(wanted: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([wanted, tooLate]).finally(() => clearTimeout(timer));
}
