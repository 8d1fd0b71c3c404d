const plain = (text: string): string => text.toLocaleLowerCase('sv');

/** Returns whether the text contains every word of the query, in any order. An empty query matches every text. */
export function containsAllWords(text: string, query: string): boolean {
  const sought = plain(query).split(/\s+/).filter(Boolean);
  const words = plain(text);
  return sought.every((word) => words.includes(word));
}
