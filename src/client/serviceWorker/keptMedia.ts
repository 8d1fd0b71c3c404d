const CACHE = 'styrbord-media';
const MOST_FILES = 60;

/** A file under its hash never changes, so the kept one is as good as any. Of too many the first kept goes first. */
export async function keptMedia(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  // An answer for another origin's img element cannot be looked into, and may be an error.
  if (answer.status === 200) {
    await cache.put(request.url, answer.clone());
    const surplus = (await cache.keys()).slice(0, -MOST_FILES);
    await Promise.all(surplus.map((old) => cache.delete(old)));
  }
  return answer;
}
