export const texts = {
  documentTitle: 'Startgrupper för seglarklubbar',
  title: 'Rätt båt i rätt startgrupp, på alla skärmar samtidigt',
  lead: 'Styrbord är klubbens verktyg på tävlingsdagen. Funktionären ordnar startgrupperna ombord på startbåten, och alla som tittar ser ändringen på en gång.',
  logIn: 'Logga in',
  register: 'Skapa konto',
  pointsTitle: 'Så fungerar det',
  points: [
    {
      title: 'Flytta båtar som du vill',
      text: 'Dra med finger eller mus, använd tangenterna eller välj grupp i en meny. Flera båtar går att flytta på en gång, och det går att ångra.',
    },
    {
      title: 'Alla ser samma sak',
      text: 'Ändringen syns på alla öppna skärmar inom en sekund. Upptill står alltid om det du ser är direktsänt, eller när det hämtades.',
    },
    {
      title: 'Gjort för vattnet',
      text: 'Försvinner täckningen väntar dina flyttar och skickas när nätet är tillbaka. I solljusläget är texten svart på vitt.',
    },
  ],
  readingsTitle: 'Om tjänsten',
  welcome: 'Välkommen',
  toOwnClub: (club: string) => `Till seglingarna i ${club}`,
  noClub: 'Ditt konto hör inte till någon klubb. Välj en klubb i listan för att se dess seglingar.',
  clubs: 'Klubbar',
  clubsLead: 'Välj en klubb för att se dess seglingar.',
  noClubs: 'Här finns inga klubbar ännu',
  noClubsText: 'När en klubb har lagts upp visas den här.',
  clubsFailed: 'Klubbarna kunde inte hämtas',
  clubsFailedText: 'Kontrollera att du har täckning och försök igen.',
} as const;
