/** What is said behind the login, of no feature in particular. */
export const texts = {
  home: 'Hem',
  ownPages: 'Mina sidor',
  clubProfile: 'Klubbens profil',
  account: 'Konto',
  documentation: 'Så funkar det',
  help: 'Hjälp',
  install: 'Installera appen',
  search: 'Sök',
  shortcuts: 'Kortkommandon',

  offlineFrom: (at: string) => `Offline, uppgifter från ${at}`,
  returningFrom: (at: string) => `Återansluter, uppgifter från ${at}`,
  readFrom: (at: string) => `Uppgifter från ${at}`,

  changesWaiting: (count: number) => `${count} väntar`,
  changesRefused: (count: number) => (count === 1 ? '1 gick inte att spara' : `${count} gick inte att spara`),
  loggingOut: 'Loggar ut…',
  logOutTitle: 'Allt är inte skickat',
  unsentStay: (count: number) =>
    count === 1
      ? '1 ändring har inte skickats till servern än. Den ligger kvar i den här webbläsaren och skickas när du loggar in här igen.'
      : `${count} ändringar har inte skickats till servern än. De ligger kvar i den här webbläsaren och skickas när du loggar in här igen.`,
  unsentLost: (count: number) =>
    count === 1
      ? '1 ändring har inte kunnat sparas i webbläsaren. Den går förlorad om du loggar ut nu.'
      : `${count} ändringar har inte kunnat sparas i webbläsaren. De går förlorade om du loggar ut nu.`,
  stay: 'Stanna kvar',
  logOutAnyway: 'Logga ut ändå',
  changesUnkept: 'Webbläsaren sparar ingenting åt Styrbord. Låt sidan vara öppen tills allt är skickat.',

  notAllowedTitle: 'Du har inte behörighet till sidan',
  notAllowedText: 'Sidan hör till en klubbs eget konto eller till en annan seglare. Ditt konto kan inte öppna den.',
  notAllowedHelp: 'Ska du kunna det? Be klubben om hjälp, eller logga in med klubbens konto.',
  toOwnClub: 'Till klubbens seglingar',
  toStart: 'Till startsidan',
  otherAccount: 'Logga in med ett annat konto',
} as const;
