const plain = (text: string): string => text.toLocaleLowerCase('sv');

/** Is every word of the query in the text, in whatever order? An empty query is in every text. */
export function areWordsIn(text: string, query: string): boolean {
  const sought = plain(query).split(/\s+/).filter(Boolean);
  const words = plain(text);
  return sought.every((word) => words.includes(word));
}
