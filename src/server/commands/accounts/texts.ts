/** What is wrong with a link to choose a password. */
export const resetTexts = {
  invalidUid: 'Ogiltigt användar-id eller så finns inte användaren.',
  invalidToken: 'Ogiltig token för den angivna användaren.',
} as const;
