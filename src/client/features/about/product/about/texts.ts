export const aboutTexts = {
  title: 'Om Styrbord',
  lead: 'Styrbord är klubbens verktyg på tävlingsdagen: seglingar, startgrupper, målgång, resultat och serier, på alla skärmar samtidigt.',
  sections: [
    {
      title: 'För vem',
      points: [
        'Funktionären som ordnar startgrupper och skriver målgångar, ofta på en telefon ombord på startbåten.',
        'Seglaren som vill veta när starten går, hur det gick och vad som krävs för att ta en plats till.',
        'Klubben som vill ha en serie räknad efter kappseglingsreglerna, utan kalkylark och USB-minne.',
      ],
    },
    {
      title: 'Vad det gör',
      points: [
        'Startgrupper flyttas med finger, mus eller tangentbord, och ändringen syns direkt hos alla.',
        'Målgångar skrivs som segelnummer och siffror. Korrigerad tid räknas med båtens SRS-tal i hela sekunder.',
        'Resultat och serier räknas efter Appendix A i KSR 2025–2028, med förklaring till varje poäng.',
        'Försvinner nätet ute på vattnet väntar flyttar och målgångar, och skickas när det är tillbaka.',
      ],
    },
    {
      title: 'Namnet',
      text: [
        'Styrbord är fartygets högra sida. Dess ljus är grönt, och den som har styrbords halsar har oftast företräde.',
      ],
    },
    {
      title: 'Hur det är gjort',
      text: [
        'Styrbord är en webbapp som inte behöver installeras. Servern är ett enda program och nöjer sig med en liten dator; stora klubbar och förbund kan köra flera bredvid varandra.',
        'Inga annonser, ingen mätning av vad besökare gör och inga typsnitt eller skript från andra webbplatser.',
      ],
    },
    {
      title: 'Öppen källkod',
      text: [
        'Styrbord är fri programvara under MIT-licensen: var och en får använda, ändra och sprida det, även i sin verksamhet, så länge licenstexten följer med. Det levereras utan garanti.',
        'Typsnittet Source Sans 3 är Adobes och följer SIL Open Font License. Signalflaggorna är ritade för Styrbord.',
      ],
    },
  ],
} as const;
