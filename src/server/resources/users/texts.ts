/** What the calls about users say. */
export const userTexts = {
  wrongPassword: 'Felaktigt lösenord.',
  passwordsDiffer: 'De två lösenordsfälten stämmer inte överens.',
  passwordTooSimilar: 'Lösenordet är för likt e-postadressen.',
  passwordTooShort: (min: number) => `Det här lösenordet är för kort. Det måste innehålla minst ${min} tecken.`,
  passwordTooCommon: 'Detta lösenord är alldeles för vanligt.',
  passwordNumeric: 'Detta lösenord är enbart numeriskt.',
  busy: 'Servern är upptagen just nu. Försök igen om en liten stund.',
} as const;
