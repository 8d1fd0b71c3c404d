import type { TextSection } from './page/TextSections';

/** The accessibility statement, shown as a page to logged-in users and from the start page to others. */
export const accessibilityStatement: { title: string; lead: string; sections: readonly TextSection[] } = {
  title: 'Tillgänglighet',
  lead: 'Styrbord ska gå att använda av alla, också med tangentbord, skärmläsare, förstorad text eller en våt skärm i låg sol.',
  sections: [
    {
      title: 'Mål',
      text: [
        'Målet är WCAG 2.2 på nivå AA. Bedömningen är vår egen; ingen utomstående har granskat den. Vi påstår därför inte att allt är uppfyllt.',
      ],
    },
    {
      title: 'Vad vi har gjort',
      points: [
        'Allt som går att dra går också att göra med tangentbord och med en meny.',
        'Text har en kontrast på minst 7:1 i läget ljust, mörkt och solljus. Status sägs med form och ord, inte bara med färg.',
        'Med enhetens egna färger (hög kontrast) syns knappar, val och var man är ändå.',
        'Knappar, fält och menyval är minst 44 punkter höga, och 48 på pekskärm.',
        'Rörelser är korta och försvinner när enheten ber om mindre rörelse.',
        'Nyheter som kommer medan man läser sägs till skärmläsare, men flyttar inte fokus.',
        'Fel står vid sitt fält, säger vad man ska göra och behåller det man skrev.',
      ],
    },
    {
      title: 'Hur vi provar',
      points: [
        'Varje ändring körs genom automatiska prov med axe, i en riktig webbläsare: alla sidor i läget ljust och varannan i mörkt respektive solljus, och de vanligaste dialogerna i alla tre.',
        'Flytt av båtar, målgång och inloggning provas med tangentbord.',
        'Sidorna har setts igenom på 390 och 1280 punkters bredd i alla tre lägena.',
      ],
    },
    {
      title: 'Kända brister',
      points: [
        'Ingen användare med skärmläsare har provat hela appen. Automatiska prov hittar bara en del av felen.',
        'Länkar i löpande text och tillbakalänken ovanför rubriken är lägre än 44 punkter.',
        'Med mus är rader tätare än på pekskärm, och knapparna i dem lägre än 44 punkter, till exempel på startgruppernas tavla.',
        'Breda resultatlistor och serietabeller rullas i sidled på en telefon.',
        'Diagrammet över säsongen och skissen av en bana går inte att läsa direkt av en skärmläsare; samma uppgifter står i en tabell intill.',
        'Kartor som klubbar laddar upp som bild eller PDF beskrivs bara med banans namn.',
        'Sidan som säger att en adress inte finns har en engelsk rubrik.',
      ],
    },
    {
      title: 'Säg till',
      text: [
        'Hittar du något som inte går att använda, skriv till oss: logga in och välj Feedback i menyn, eller be din klubb att göra det. Berätta vilken sida det gäller och vad du använder.',
      ],
    },
  ],
};
