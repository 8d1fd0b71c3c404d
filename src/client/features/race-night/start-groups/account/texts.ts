/** The texts about making an account for the skipper of a boat. */
export const sailorAccountTexts = {
  create: 'Skapa konto',
  title: (skipper: string) => `Skapa konto åt ${skipper}`,
  lead: 'Seglaren får ett mail med en länk för att välja lösenord, och ser sedan sina anmälningar och resultat.',
  email: 'E-post',
  submit: 'Skapa konto',
  created: (email: string) => `Kontot är skapat. ${email} får ett mail med en länk för att välja lösenord.`,
} as const;
