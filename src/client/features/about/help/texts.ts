import type { AnswerGroup } from './findAnswers';
import { forOfficials } from './officialTexts';

const forSailors: readonly AnswerGroup[] = [
  {
    title: 'För seglare: anmälan',
    questions: [
      {
        question: 'Hur anmäler jag mig till en segling?',
        answer:
          'Öppna klubbens Seglingar och tryck på Anmäl dig. Första gången skriver du segelnummer och ditt namn, och helst båttyp. Båten sparas. Har du varit med förut räcker det att öppna seglingen och trycka på Anmäl som förra gången: ovanför knappen står vad som anmäls, och Ändra först öppnar formuläret med samma uppgifter.',
        words: 'anmäla anmälan delta vara med ställa upp registrera igen förra gången',
      },
      {
        question: 'När och var startar jag?',
        answer:
          'I rutan Din anmälan på seglingens sida står startgrupp, flagga och din start. Tryck på På vattnet, så räknas det ned till din start med signalerna. Uppskjuts starten eller blir det omstart syns det där.',
        words: 'starttid tid startgrupp grupp flagga plats',
      },
      {
        question: 'Hur ändrar jag min anmälan?',
        answer:
          'Öppna seglingen. I rutan Din anmälan byter du SRS-variant, med eller utan flygande segel och shorthand, med ett tryck; allt annat ändrar du med Ändra anmälan. Det går fram till din start. Efter den får du be klubben.',
        words: 'srs variant spinnaker gennaker shorthand byta båt besättning gast rorsman segelnummer klass fel',
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
          'Anmäld: du är med. Preliminär: klubben har inte godkänt anmälan än, eller så är tiden din egen och klubben har inte verifierat resultatet. Verifierad: klubben har verifierat resultatet.',
        words: 'status märke godkänd godkänna väntar',
      },
      {
        question: 'Hur får jag in mina seglingar i telefonens kalender?',
        answer:
          'Öppna Seglingar på Mina sidor och tryck på Prenumerera på kalendern, och sedan på Gör en adress. Välj din kalender, eller kopiera adressen dit. Då kommer de seglingar du är anmäld till, och det som ändras ändras där också. Klubbens hem och varje serie har egna kalendrar. Google läser om kalendern med upp till ett dygns mellanrum: titta här samma kväll. Den som har din adress ser vad du är anmäld till; med Byt adress slutar den gamla att gälla.',
        words: 'prenumerera kalender google apple outlook ical ics telefon mobil',
      },
      {
        question: 'Kan jag anmäla mig utan nät?',
        answer:
          'Din målgång under På vattnet sparas i telefonen och skickas när nätet är tillbaka. Anmälan skickas när du trycker på knappen: går det inte, står det du har skrivit kvar, så försök igen.',
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
          'Öppna På vattnet och tryck på I mål nu när bogen skär linjen, även utan nät. Tryck sedan på båten före och båten efter dig: säger de detsamma stöds din tid. Eller välj Målgång på seglingens sida, tryck på Rapportera målgång och skriv klockslaget när du gick i mål eller din seglade tid, eller välj en kod om du inte fullföljde. Finns inte Målgång på seglingens sida, tar klubben alla tider själv.',
        words: 'egen tid måltid målgång i mål bröt utgick DNF DNS anmäla tid',
      },
      {
        question: 'Kan jag ta tiden ur klockans eller plotterns spår?',
        answer:
          'Ja. Exportera turen som GPX ur klockan, plottern eller appen. Välj Målgång på seglingens sida, Rapportera målgång och Hämta tiden ur ett spår (GPX). Du ser var spåret korsar mållinjen, med tid och fel i sekunder, och väljer den passage som är din målgång. Banans två sista märken ska vara mållinjens ändar, med läge; annars står det vad som saknas. Spåret läses där du är och skickas ingenstans: bara tiden, och att den kommer ur ett spår, går till klubben när du rapporterar.',
        words: 'gps gpx spår klocka garmin navionics plotter målgång tid linje',
      },
      {
        question: 'Vi bryter. Hur säger jag till?',
        answer:
          'Öppna På vattnet och tryck på Vi bryter. Tryck på Vi är i hamn när ni är inne, så vet klubben att alla är i land. Behöver ni hjälp: ropa på VHF kanal 16 eller ring 112. Appen larmar ingen.',
        words: 'bryta utgå RET nödläge hjälp VHF 112 i hamn på vattnet säkerhet',
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
          'Överst på seglingens Resultat står Din kväll: din plats, hur långt det var till nästa plats och hur många sekunder det är på vattnet. Där finns också säsongen, dina rivaler och en knapp för att dela. På Mina sidor står dina senaste resultat. Tryck på Varför? för att se hur plats och poäng är räknade.',
        words: 'resultat placering poäng tid dela Facebook kväll sekunder',
      },
      {
        question: 'Hur väljs kvällens bästa och rivalerna i Din kväll?',
        answer:
          'En kväll är bättre ju större del av de andra båtarna du var före, så en seger är alltid bäst. Rivalerna är de två båtar i serien som du oftast har slutat nära, högst tre placeringar ifrån, och minst två gånger. Kortet ser bara du.',
        words: 'rival säsong bäst bästa din kväll',
      },
      {
        question: 'Vad är räkneexemplet med ett annat SRS-tal?',
        answer:
          'Samma seglade tid räknad med båtens övriga SRS-tal, medan alla andra är som de var. Det ändrar inget resultat, och båten hade seglat annorlunda med andra segel. Det visas bara för dig, och bara när båten har fler tal än ett.',
        words: 'SRS tal shorthand flygande segel spinnaker räkneexempel',
      },
      {
        question: 'Hur visas jag för andra än inloggade?',
        answer:
          'Klubbar kan visa sina resultat för alla. Då syns båt, segelnummer, klubb och rorsman. Under Inställningar väljer du om hela ditt namn visas, bara förnamn och initial, eller inget namn. Det gäller direkt, även i gamla resultat.',
        words: 'namn dölja synas personuppgifter gdpr barn under 18 öppna resultat offentligt',
      },
      {
        question: 'Var är ställningen i serien?',
        answer:
          'Har du en båt i serien öppnas Säsongen först, när två seglingar har räknats: en bild av placeringarna efter varje segling, med din båt framhävd. Din klass öppnas först. Tryck på Ställning för tabellen.',
        words: 'serie säsongen ställning tabell diagram',
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
          'Under Inställningar på Mina sidor, vid Båtar. Välj båttyp, så fylls årets tal i. Har båten mätbrev skriver du dess tal över, med mätbrevets nummer och sista dag. Du får en varning när det har 30 dagar kvar eller har gått ut. Ett tal som skiljer sig från båttypens, och som klubben inte har kontrollerat, är märkt egen uppgift.',
        words: 'srs respittal handikapp mätbrev båttyp lägga till båt går ut varning egen uppgift',
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
      {
        question: 'Hur många seglar hos oss, och är det fler än i fjol?',
        answer:
          'Öppna Statistik bland klubbens sidor. Där står säsongens seglingar, starter, båtar och rorsmän bredvid året före, och varje kväll med vind. Bara avslutade seglingar räknas. Välj år överst. Skriv ut ger en årssammanfattning på ett papper, till exempel för styrelsen. Tryck på en båt, här eller i ett resultat, för att se allt den har seglat. Dina egna säsonger finns på dina sidor, och banrekorden på banans sida.',
        words: 'statistik säsong antal startande årsmöte verksamhetsberättelse styrelse',
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
