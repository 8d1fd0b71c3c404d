/** Resolves after `ms` milliseconds. */
export const delay = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
