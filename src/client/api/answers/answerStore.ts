import { MEDIA_CACHE } from '../../../shared/paths';
import { keptDatabase, type KeptAnswer, type KeptDatabase } from '../keptDatabase';

const MOST_ANSWERS = 200;
const LONGEST_MS = 14 * 24 * 60 * 60 * 1000;
/** A page's answers come in a bunch, and are written once the browser has rendered the page. */
const WRITE_WITHIN_MS = 1_000;

const waiting = new Map<string, KeptAnswer>();
let isPlanned = false;

const nameOf = (user: string, url: string): string => JSON.stringify([user, url]);

/** Where the browser keeps nothing for us (private windows, a full disk), nothing is kept, and nothing breaks. */
async function attempt<T>(action: (database: KeptDatabase) => Promise<T>): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    return await action(await keptDatabase());
  } catch {
    return undefined;
  }
}

/** The oldest go when there are too many, and those that say nothing about today any more. */
async function prune(database: KeptDatabase): Promise<void> {
  const { store } = database.transaction('answers', 'readwrite');
  let surplus = (await store.count()) - MOST_ANSWERS;
  const tooOld = Date.now() - LONGEST_MS;
  for (let cursor = await store.index('at').openCursor(); cursor; cursor = await cursor.continue()) {
    if (surplus <= 0 && cursor.value.at >= tooOld) return;
    await cursor.delete();
    surplus -= 1;
  }
}

/** Writes at once what waits to be written. */
export async function writeAnswers(): Promise<void> {
  isPlanned = false;
  const answers = [...waiting.values()];
  await attempt(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    await Promise.all([...answers.map((answer) => store.put(answer)), done]);
    await prune(database);
  });
  // What has come meanwhile, or was forgotten, is another matter.
  for (const answer of answers)
    if (waiting.get(nameOf(answer.user, answer.url)) === answer) waiting.delete(nameOf(answer.user, answer.url));
}

function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  const write = () => void writeAnswers();
  if ('requestIdleCallback' in globalThis) requestIdleCallback(write, { timeout: WRITE_WITHIN_MS });
  else setTimeout(write, 50);
}

/** Keeps an answer for when there is no network, and replaces the one kept before. */
export function keepAnswer(answer: KeptAnswer): void {
  waiting.set(nameOf(answer.user, answer.url), answer);
  plan();
}

/** The last answer that this person had to the read. */
export async function keptAnswer(user: string, url: string): Promise<KeptAnswer | undefined> {
  return waiting.get(nameOf(user, url)) ?? attempt((database) => database.get('answers', [user, url]));
}

export function forgetAnswer(user: string, url: string): void {
  waiting.delete(nameOf(user, url));
  void attempt((database) => database.delete('answers', [user, url]));
}

/** Returns how many answers went. */
async function forgetWhere(isTheirs: (user: string) => boolean): Promise<number> {
  for (const [name, { user }] of waiting) if (isTheirs(user)) waiting.delete(name);
  const forgotten = await attempt(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    const keys = (await store.getAllKeys()).filter(([user]) => isTheirs(user));
    await Promise.all([...keys.map((key) => store.delete(key)), done]);
    return keys.length;
  });
  return forgotten ?? 0;
}

/** The photos that somebody has seen; missing where the page is not served safely. */
const forgetMedia = async (): Promise<unknown> => ('caches' in globalThis ? caches.delete(MEDIA_CACHE) : undefined);

/** For a logout: nothing of what this person read stays in the browser. */
export async function forgetAnswers(user: string): Promise<void> {
  await Promise.all([forgetWhere((other) => other === user), forgetMedia()]);
}

/** For a login: what a tab that was closed in the midst of a logout left behind. */
export async function forgetOthersAnswers(user: string): Promise<void> {
  if ((await forgetWhere((other) => other !== user)) > 0) await forgetMedia();
}
