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

  notAllowedTitle: 'Du har inte behörighet till sidan',
  notAllowedText: 'Sidan hör till en klubbs eget konto eller till en annan seglare. Ditt konto kan inte öppna den.',
  notAllowedHelp: 'Ska du kunna det? Be klubben om hjälp, eller logga in med klubbens konto.',
  toOwnClub: 'Till klubbens seglingar',
  toStart: 'Till startsidan',
  otherAccount: 'Logga in med ett annat konto',
} as const;
