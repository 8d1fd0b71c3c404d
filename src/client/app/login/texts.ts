export const loginTexts = {
  pageWaits: 'Sidan du ville öppna kräver att du är inloggad. Logga in så öppnas den.',
  sessionEnded: 'Du har blivit utloggad. Logga in igen för att fortsätta.',
  accountDeleted: 'Ditt konto är borttaget. Tack för att du har seglat med Styrbord.',
  unreachable: 'Servern går inte att nå just nu. När den svarar igen kommer du vidare utan att logga in.',
  logInToOpen: 'Logga in så öppnas sidan du ville till.',
  userFailed: 'Ditt konto kunde inte hämtas',
  retryText: 'Kontrollera att du har täckning och försök igen.',
} as const;
