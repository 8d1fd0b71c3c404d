const groups = [
  {
    title: 'Konto och inloggning',
    questions: [
      {
        question: 'Jag har glömt lösenordet. Hur kommer jag in?',
        answer:
          'Försök logga in med din e-postadress. När inloggningen misslyckas visas en länk för att återställa lösenordet. Länken som kommer med mail gäller i tre dagar och kan användas en gång.',
      },
      {
        question: 'Hur får klubben ett konto?',
        answer:
          'Klubbar läggs upp av den som sköter servern. Hör av dig med klubbens namn och den e-postadress som kontot ska ha. Klubbkontot är klubbens, inte en persons.',
      },
      {
        question: 'Hur byter jag klubb eller tar bort mitt konto?',
        answer:
          'Under Inställningar på din sida som seglare. Där byter du också lösenord och hämtar dina uppgifter som filer.',
      },
      {
        question: 'Varför blev jag utloggad?',
        answer:
          'En inloggning gäller sju dagar efter att du senast använde den. Byter du lösenord loggas alla enheter ut.',
      },
    ],
  },
  {
    title: 'Anmälan och startgrupper',
    questions: [
      {
        question: 'Hur lägger jag till en båt som inte är anmäld?',
        answer:
          'Öppna seglingen, välj Deltagare och sedan Lägg till deltagare. Segelnummer och rorsman räcker; resten kan fyllas i efteråt.',
      },
      {
        question: 'En båt hamnade i fel startgrupp. Vad gör jag?',
        answer:
          'Dra den till rätt grupp, eller öppna radens meny (de tre punkterna) och välj Flytta till. Har gruppen redan startat räknas båtens seglade tid om från den nya gruppens start.',
      },
      {
        question: 'Kan två funktionärer flytta båtar samtidigt?',
        answer:
          'Ja. Ändringar syns direkt hos båda. Flyttar ni samma båt gäller den flytt som sist kom fram till servern, och den andra får veta det. En flytt som har väntat på nätet görs bara om båten står kvar där den stod.',
      },
      {
        question: 'Varför går det inte att ändra deltagare?',
        answer:
          'Antingen är resultatet verifierat och låst, eller så är du inte inloggad som klubbens funktionär. Det står överst på sidan vilket.',
      },
    ],
  },
  {
    title: 'På vattnet',
    questions: [
      {
        question: 'Vad händer om nätet försvinner?',
        answer:
          'Flyttar och målgångar sparas på enheten och skickas i ordning när nätet är tillbaka. Sidor som du har öppnat går att läsa, även om du laddar om. Upptill står att du är offline och från när uppgifterna är.',
      },
      {
        question: 'Hur installerar jag appen?',
        answer:
          'Öppna menyn och välj Installera appen. Finns det inte där: på iPhone och iPad trycker du på Dela och väljer Lägg till på hemskärmen, i andra webbläsare finns det i webbläsarens egen meny.',
      },
      {
        question: 'Jag ser inte skärmen i solen.',
        answer: 'Öppna menyn och välj Solljus under Utseende. Då är allt svart på vitt med tjocka linjer.',
      },
      {
        question: 'En båt går i mål med ett nummer som inte finns på listan.',
        answer:
          'Skriv numret och tiden ändå. Den sparas som okänd båt, och du kopplar den till rätt deltagare efteråt.',
      },
      {
        question: 'Vi missade att skriva starttiden rätt.',
        answer:
          'Ändra starten på startgruppen eller seglingen. Seglade och korrigerade tider räknas om för alla den gäller.',
      },
    ],
  },
  {
    title: 'Resultat och serier',
    questions: [
      {
        question: 'Hur räknas korrigerad tid?',
        answer: 'Seglad tid gånger SRS-talet, avrundat till hela sekunder med en halv sekund uppåt. Lägst tid vinner.',
      },
      {
        question: 'Varför har en båt de poäng den har?',
        answer: 'Tryck på siffran i tabellen. Där står regeln och hur poängen är räknad.',
      },
      {
        question: 'Varför ändrades gamla poäng när en ny båt kom med?',
        answer:
          'En båt utan placering får antalet anmälda i serien plus ett (A5.2). När en ny båt anmäls blir antalet större, även för seglingar som redan är seglade.',
      },
      {
        question: 'Samma båt står på två rader i serien.',
        answer: 'Öppna serien, välj Information och räkna ihop raderna under Samma båt. Det går att dela dem igen.',
      },
      {
        question: 'Hur rättar jag ett verifierat resultat?',
        answer: 'Lås upp resultatet under Målgång, rätta och verifiera igen. Allt som ändras står i resultatloggen.',
      },
    ],
  },
] as const;

export const helpTexts = {
  title: 'Hjälp',
  lead: 'Sök bland frågorna, eller skriv till oss.',
  search: 'Sök i hjälpen',
  hits: (count: number) => (count === 1 ? '1 fråga' : `${count} frågor`),
  noHitsTitle: 'Ingen fråga passar sökningen',
  noHitsText: 'Prova ett annat ord, eller fråga oss. Beskriv vad du försökte göra och vad som hände.',
  clear: 'Töm sökrutan',
  toDocumentation: 'Dokumentation: så kör ni en kväll',
  contactTitle: 'Hittade du inte svaret?',
  contactText: 'Skriv till oss. Vi kan svara på den e-postadress som du loggar in med.',
  contact: 'Skriv till oss',
  pagesTitle: 'Om tjänsten',
  pages: {
    about: 'Om Styrbord',
    upgrade: 'Nytt i Styrbord',
    accessibility: 'Tillgänglighet',
    terms: 'Användarvillkor',
    privacy: 'Integritetspolicy',
    dataDeletion: 'Ta bort dina uppgifter',
    designSystem: 'Designsystem',
  },
  groups,
} as const;
