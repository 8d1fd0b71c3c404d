/** Lets the browser do what waits: paint, or answer a press. */
const breathe = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** Loads one part of the program after the other, so that none of them holds up the browser for long. */
export async function inParts(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await part();
    await breathe();
  }
}
