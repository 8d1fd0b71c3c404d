/** What the shell says to everybody; a part of the first route. */
export const shellTexts = {
  skipLink: 'Hoppa till innehållet',
  home: 'Styrbord, startsidan',
  menu: 'Meny',
  feedback: 'Feedback',
  logOut: 'Logga ut',
  logIn: 'Logga in',
  appearance: 'Utseende',
  schemes: { light: 'Ljust', dark: 'Mörkt', sunlight: 'Solljus', system: 'Följ enheten' },
} as const;
