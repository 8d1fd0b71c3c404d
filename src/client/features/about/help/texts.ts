import type { AnswerGroup } from './findAnswers';

const forSailors: readonly AnswerGroup[] = [
  {
    title: 'För seglare: anmälan',
    questions: [
      {
        question: 'Hur anmäler jag mig till en segling?',
        answer:
          'Öppna klubbens Seglingar och tryck på Anmäl dig. Första gången skriver du segelnummer och ditt namn, och helst båttyp. Båten sparas, så nästa gång är den redan vald.',
        words: 'anmäla anmälan delta vara med ställa upp registrera',
      },
      {
        question: 'När och var startar jag?',
        answer:
          'På Mina sidor står din nästa start: dag, starttid och startgrupp. Under Deltagare på seglingens sida är din båt märkt i sin grupp.',
        words: 'starttid tid startgrupp grupp flagga plats',
      },
      {
        question: 'Hur ändrar jag min anmälan?',
        answer:
          'Öppna seglingen och tryck på Ändra anmälan i rutan Din anmälan. Det går fram till din start. Efter den får du be klubben.',
        words: 'byta båt besättning gast rorsman segelnummer klass fel',
      },
      {
        question: 'Hur avanmäler jag mig?',
        answer:
          'Öppna seglingen och tryck på Ta bort anmälan i rutan Din anmälan. Det går så länge anmälan är öppen och du inte har startat. Efter det får du höra av dig till klubben.',
        words: 'avanmäla avanmälan återkalla dra tillbaka hoppa av ställa in sjuk',
      },
      {
        question: 'Varför kan jag inte anmäla mig?',
        answer:
          'Det står på seglingens sida, där knappen annars är: anmälan är stängd, seglingen har startat eller är inställd, eller så är den bara för klubbens medlemmar.',
        words: 'anmäla anmälan stängd knapp saknas',
      },
      {
        question: 'Vad betyder Anmäld, Preliminär och Verifierad?',
        answer:
          'Anmäld: du är med. Preliminär: klubben har inte godkänt anmälan än, eller så är tiden din egen och klubben har inte verifierat resultatet. Verifierad: klubben har fastställt resultatet.',
        words: 'status märke godkänd godkänna väntar',
      },
      {
        question: 'Kan jag anmäla mig utan nät?',
        answer:
          'Nej. Anmälan och din egen tid skickas när du trycker på knappen. Går det inte, står det du har skrivit kvar, så försök igen när nätet är tillbaka.',
        words: 'anmäla offline täckning internet',
      },
    ],
  },
  {
    title: 'För seglare: tid och resultat',
    questions: [
      {
        question: 'Hur rapporterar jag min tid?',
        answer:
          'Öppna seglingen när den pågår eller är avslutad, välj Målgång och tryck på Rapportera målgång. Skriv klockslaget när du gick i mål eller din seglade tid, eller välj en kod om du inte fullföljde. Finns inte Målgång på seglingens sida, tar klubben alla tider själv.',
        words: 'egen tid måltid målgång i mål bröt utgick DNF DNS anmäla tid',
      },
      {
        question: 'Jag rapporterade fel tid.',
        answer:
          'Tryck på Ändra din rapport på samma ställe. Det går tills klubben har verifierat resultatet. Klubben kan också rätta den.',
        words: 'ändra rätta egen tid målgång',
      },
      {
        question: 'Hur gick det för mig?',
        answer:
          'På Mina sidor står dina senaste resultat. Tryck på Varför? för att se hur plats och poäng är räknade. Alla dina seglingar finns under fliken Seglingar.',
        words: 'resultat placering poäng tid',
      },
      {
        question: 'Vad är "Vad krävs?"',
        answer:
          'En vy vid seriens ställning. Välj din båt, så står vilka placeringar som räcker för att vinna serien eller komma bland de tre främsta. Du kan också skriva egna placeringar och se hur ställningen blir.',
        words: 'serie vinna medalj ställning kvar',
      },
    ],
  },
  {
    title: 'För seglare: båt och klubb',
    questions: [
      {
        question: 'Var skriver jag båtens SRS-tal?',
        answer:
          'Under Inställningar på Mina sidor, vid Båtar. Välj båttyp, så fylls årets tal i. Har båten mätbrev skriver du dess tal över.',
        words: 'srs respittal handikapp mätbrev båttyp lägga till båt',
      },
      {
        question: 'Jag har ett nytt SRS-tal. Gäller det anmälan som jag redan har gjort?',
        answer:
          'Nej. Anmälan behåller det tal som båten hade när du anmälde dig. Öppna Ändra anmälan, välj Eget tal vid Räknas med och skriv det nya, eller be klubben ändra.',
        words: 'srs ändra mätbrev respittal',
      },
      {
        question: 'Jag vet inte vilket SRS-tal båten har.',
        answer:
          'Anmäl dig ändå och lämna talet tomt. Klubben kan fylla i det. Utan tal får båten ingen korrigerad tid.',
        words: 'srs saknas anmäla okänt',
      },
      {
        question: 'Hur blir jag medlem i en klubb?',
        answer:
          'Ange klubben när du skapar kontot, eller i profilen, under Inställningar på Mina sidor. Klubben ser då din e-postadress och ditt telefonnummer, och bekräftar medlemskapet. Till dess kan du anmäla dig också till seglingar för medlemmar, men anmälan väntar på klubben.',
        words: 'medlemskap byta klubb gå med',
      },
      {
        question: 'Kan jag segla i en annan klubb, eller utan klubb?',
        answer: 'Ja, i de seglingar som är öppna för alla. Klubbarna finns på startsidan.',
        words: 'gäst öppen regatta anmäla',
      },
    ],
  },
];

const forOfficials: readonly AnswerGroup[] = [
  {
    title: 'För funktionärer: deltagare och startgrupper',
    questions: [
      {
        question: 'Var bekräftar klubben sina medlemmar?',
        answer:
          'De som vill bli medlemmar står under Väntar på dig på klubbens hem, och bland medlemmarna på klubbens konto. Välj Bekräfta eller Avvisa. Ett medlemskap avslutas på seglarens sida.',
        words: 'medlem medlemskap godkänna',
      },
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
    title: 'För funktionärer: målgång och resultat',
    questions: [
      {
        question: 'Hur får fler sköta klubbens seglingar?',
        answer:
          'En ägare bjuder in dem med e-post under Konto. De loggar in med sin egen adress, också om de redan seglar med kontot. Funktionärer sköter seglingar, serier och medlemmar. Ägare ändrar dessutom klubben och bestämmer vilka som är med.',
      },
      {
        question: 'Hur hjälper någon till på startbåten eller i måltornet utan konto?',
        answer:
          'Välj Dela kvällens länk på seglingens sida, skriv vem länken är till och låt medhjälparen fotografera koden. Medhjälparen skriver sitt namn och får Start och Målgång i sin telefon. Loggen visar vem som gjorde vad. Länken slutar gälla när du avslutar den, när resultatet verifieras, och annars tolv timmar efter sista starten.',
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
      {
        question: 'Många båtar går i mål samtidigt. Hur hinner jag?',
        answer:
          'Öppna Målgångsläge under Målgång. Tryck på Målgång för varje båt som skär linjen och välj båtarna efteråt, eller välj båten först. Båtarna står kvar på sina platser. Tiderna syns direkt i de andra funktionärernas telefoner, och utan täckning sparas de i din.',
        words: 'stämpel stämpla klunga målgångsläge telefon ångra fel båt',
      },
      {
        question: 'Hur vet jag att klockan går rätt?',
        answer:
          'Vid Målgång nu står serverns klocka och hur säker den är, till exempel ± 0,1 s. Alla telefoner visar samma tid, också en vars egen klocka går fel. Utan täckning: tryck på texten bredvid klockan och jämför med en annan telefon.',
        words: 'tid sekunder stämpel stämd jämföra telefon',
      },
      {
        question: 'Samma båt står på två rader i serien.',
        answer: 'Öppna serien, välj Information och räkna ihop raderna under Samma båt. Det går att dela dem igen.',
      },
      {
        question: 'Hur rättar jag ett verifierat resultat?',
        answer: 'Lås upp resultatet under Målgång, rätta och verifiera igen. Allt som ändras står i resultatloggen.',
      },
      {
        question: 'Hur får klubben ett konto?',
        answer:
          'Klubbar läggs upp av den som sköter servern. Hör av dig med klubbens namn och den e-postadress som kontot ska ha. Klubbkontot är klubbens, inte en persons.',
      },
    ],
  },
];

const forAll: readonly AnswerGroup[] = [
  {
    title: 'Konto och inloggning',
    questions: [
      {
        question: 'Jag har glömt lösenordet. Hur kommer jag in?',
        answer:
          'Försök logga in med din e-postadress. När inloggningen misslyckas visas en länk för att återställa lösenordet. Länken som kommer med mail gäller i tre dagar och kan användas en gång.',
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
    ],
  },
];

/** The reader's own half stands first; both halves are for everybody. */
export const answersForOfficials = [...forOfficials, ...forAll, ...forSailors];
export const answersForSailors = [...forSailors, ...forAll, ...forOfficials];

export const helpTexts = {
  title: 'Hjälp',
  lead: 'Sök bland frågorna, eller skriv till oss.',
  search: 'Sök i hjälpen',
  hits: (count: number) => (count === 1 ? '1 fråga' : `${count} frågor`),
  noHitsTitle: 'Ingen fråga passar sökningen',
  noHitsText: 'Prova ett annat ord, eller fråga oss. Beskriv vad du försökte göra och vad som hände.',
  clear: 'Töm sökrutan',
  toDocumentation: 'Dokumentation: så kör ni en kväll',
  toSailorDocumentation: 'Dokumentation: så funkar det för seglare',
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
  },
} as const;
