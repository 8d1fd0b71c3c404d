/** The key that compares words regardless of case, blanks and signs: "IF-båt", "if båt" and "IFBÅT" share one. */
export const matchKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
