/** What a person means by a word, whatever the case, blanks and signs: "IF-båt", "if båt" and "IFBÅT" are one. */
export const matchKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
