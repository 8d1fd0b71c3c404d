export const pageTexts = {
  sailingFailed: 'Seglingen kunde inte hämtas',

  readOnly: 'Bara klubbens funktionärer kan ändra deltagare och startgrupper.',
  verifiedReadOnly: 'Resultatet är verifierat, så deltagare och startgrupper kan inte ändras.',

  sailors: 'Seglare',
  aloneTitle: 'Inga andra medlemmar ännu',
  aloneText: 'Här listas de som klubben har bekräftat som medlemmar.',
  noSailorTitle: 'Klubbens konto är ingen seglare',
  noSailorText: 'Här har varje seglare sina egna sidor. Klubbens medlemmar finns på klubbens konto.',
  toMembers: 'Klubbens medlemmar',
  toClubs: 'Till klubbarna',

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

  notAllowedTitle: 'Du har inte behörighet till sidan',
  notAllowedText: 'Sidan hör till en klubbs eget konto eller till en annan seglare. Ditt konto kan inte öppna den.',
  notAllowedHelp: 'Ska du kunna det? Be klubben om hjälp, eller logga in med klubbens konto.',
  toOwnClub: 'Till klubbens seglingar',
  toStart: 'Till startsidan',
  otherAccount: 'Logga in med ett annat konto',
} as const;
