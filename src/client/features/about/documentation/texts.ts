import { keysInWords } from '../../../ui/shortcuts/keyNames';
import {
  PLACE_NAMES,
  SHORTCUT_PLACES,
  shortcutsOf,
  type Shortcut,
  type ShortcutPlace,
} from '../../../ui/shortcuts/shortcuts';
import type { TextSection } from '../../../ui/page/TextSections';

const keyPoint = (place: ShortcutPlace, shortcut: Shortcut): string =>
  `${PLACE_NAMES[place]}, ${keysInWords(shortcut)}: ${shortcut.does}.`;

const forSailors: readonly TextSection[] = [
  {
    title: 'För seglare: från anmälan till resultat',
    steps: [
      'Skriv ditt namn och lägg in din båt under Inställningar på Mina sidor, eller när du anmäler dig första gången.',
      'Öppna klubbens Seglingar och tryck på Anmäl dig. Kräver klubben godkännande får du ett mail när det är gjort.',
      'Läs på Mina sidor när du startar och i vilken startgrupp.',
      'Tar klubben emot seglarnas egna tider rapporterar du din under På vattnet eller Målgång på seglingens sida.',
      'Läs resultatet under Resultat. Tryck på placering eller poäng för att se hur de är räknade.',
      'Se var du ligger under Serier på Mina sidor. Vad krävs? visar vilka placeringar som räcker.',
    ],
  },
  {
    title: 'För seglare: din anmälan',
    text: [
      'Du kan ändra anmälan fram till din start, och ta bort den så länge anmälan är öppen. Därefter gör klubben det.',
      'Anmälan behåller det SRS-tal som båten hade när du anmälde dig.',
    ],
    points: [
      'Anmäld: du är med.',
      'Preliminär: klubben har inte godkänt anmälan än, eller så är tiden din egen och resultatet inte verifierat.',
      'Verifierad: klubben har verifierat resultatet.',
    ],
  },
  {
    title: 'För seglare: din båt och din klubb',
    text: [
      'Den båt som du anmäler dig med sparas, och föreslås nästa gång. Har du flera väljer du under Inställningar vilken som föreslås.',
      'Klubb anger du i profilen, och klubben bekräftar medlemskapet. Den ser din e-postadress och ditt telefonnummer, och dess medlemmar ser vad du har seglat. Utan klubb kan du segla i allt som är öppet för alla.',
    ],
  },
];

const forOfficials: readonly TextSection[] = [
  {
    title: 'En kväll, steg för steg',
    steps: [
      'Skapa seglingen under Seglingar, eller kopiera förra veckans. Välj datum, starttid, bana och serie.',
      'Låt anmälan vara öppen, eller lägg själv till båtar under Deltagare.',
      'Skapa startgrupper med starttider och flytta båtarna dit.',
      'Kontrollera på skepparmötet att varje båt har rätt segelnummer, startgrupp och SRS-tal.',
      'Seglingen blir pågående av sig själv när den första starten går.',
      'Skriv målgångarna under Målgång, i den ordning båtarna kommer.',
      'Sätt kod på de båtar som inte har någon tid. Övriga DNF sätter koden på alla som är kvar ute.',
      'Avsluta seglingen. Resultatet är preliminärt och syns för alla som får se seglingen.',
      'Verifiera när protesttiden är ute. Då är tider och koder låsta tills någon låser upp.',
    ],
  },
  {
    title: 'Startgrupper',
    text: [
      'En startgrupp är båtar som startar samtidigt. Den är inte en klass: flera grupper kan räknas ihop, och en grupp kan ha båtar ur flera klasser.',
      'Ordna grupperna så att den som startar först står först. Varje grupp får en flagga när den görs och behåller den. En grupp utan egen starttid startar på seglingens starttid.',
      'En båt utan vald grupp hamnar själv i den första grupp vars gränser passar, tills gruppen har startat. En grupp som någon har valt åt båten gäller. Det stängs av i seglingens formulär.',
      'Delas båtarna efter SRS går gruppen alltid efter fullt SRS-tal med flygande segel, även när båten räknas på ett annat av sina tal.',
      'Flyttar som görs utan nät väntar och skickas i ordning när nätet är tillbaka. Har någon annan flyttat samma båt under tiden gäller det som servern har, och du får veta varför.',
    ],
  },
  {
    title: 'Start',
    points: [
      'Öppna Startkonsol på seglingen. Den räknar ned till nästa signal och säger vilka flaggor som ska upp och ned och med vilket ljud.',
      'En start går på sin planerade tid utan att någon trycker. Rätta den efteråt under Mer.',
      'Uppskjut, Enskild och Allmän gäller direkt. Ett tryck för mycket tas tillbaka med Ångra, också senare i startloggen.',
      'Innan AP eller likhetstecknet går ned visas hur alla starter blir. Välj Nu eller en minut.',
      'Efter en allmän återkallelse följer de senare grupperna efter (regel 29.2) eller startar före den återkallade. Klubben väljer i seglingens formulär, och du kan välja annat för varje omstart.',
      'Har startloggen flyttat en start ändras starterna bara där. Seglad tid räknas om för alla båtar i gruppen.',
      'Allt fungerar utan täckning. En enhet tutar: ta över under Mer, Ljud och ansvar. Protokollen skrivs ut från startloggen.',
    ],
  },
  {
    title: 'Målgång',
    points: [
      'Skriv segelnummer och tid och tryck Enter. Klockslag skrivs som 184523, seglad tid som 11423. Mellanslag går bra.',
      'Medan seglingen pågår är fyra siffror minuter och sekunder: 0722 är 7 minuter och 22 sekunder efter den hela timmen. Under fältet står vad som sparas.',
      'En tid i framtiden, före starten eller mycket längre än de andras frågas det om: ett Enter till sparar den ändå. Passar numret två båtar väljer du vilken.',
      'Ett nummer som inte finns på listan sparas som okänd båt och kopplas senare. Protokollet stannar aldrig.',
      'Kommer många samtidigt: öppna Målgångsläge, ett tryck per båt. Tiden eller båten först går lika bra.',
      'En stämplad tid delas av alla funktionärer på en gång. En som är tveksam sparas och räknas när ni säger till.',
      'Två kan skriva var sin lista, Huvudlista och Reservlista. Jämför listor frågar bara om det som flyttar en plats eller en poäng.',
      'Rätt tid på fel båt: Det var en annan båt… eller Byt plats med nästa i båtens meny.',
      'Klistra in flera rader på en gång från papper eller kalkylark.',
      'Ändras en start räknas alla seglade tider i gruppen om. Den målgångstid som skrevs behålls.',
      'Varje ändring står i resultatloggen, med vem och när, och kan tas tillbaka.',
    ],
  },
  {
    title: 'Jaktstart',
    text: [
      'I jaktstart har varje båt sin egen starttid, och lägst SRS-tal startar först. Välj Individuell start (jaktstart) för seglingen, ange längden i tid eller distans och publicera startlistan.',
      'Bestäm före start vad som gäller: antingen vinner den som är först över mållinjen, eller så avgör korrigerad tid från båtens egen start.',
    ],
  },
];

const forAll: readonly TextSection[] = [
  {
    title: 'Startsignaler',
    text: [
      'Enligt regel 26 i KSR, om seglingsföreskrifterna inte säger något annat. Tiderna tas från de visuella signalerna. Att en ljudsignal uteblir har ingen betydelse.',
    ],
    points: [
      'Fem minuter: varningssignal, klassflaggan upp.',
      'Fyra minuter: förberedelsesignal, P eller I, Z, U eller svart flagga upp.',
      'En minut: förberedelseflaggan ner.',
      'Start: klassflaggan ner.',
      'AP: uppskjuten start. N: alla startade seglingar är annullerade. S: avkortad bana.',
      'X: enskild återkallelse. Första likhetstecken: allmän återkallelse.',
    ],
  },
  {
    title: 'SRS och korrigerad tid',
    text: [
      'Korrigerad tid är seglad tid gånger SRS-talet. Lägst korrigerad tid vinner. Högre tal betyder snabbare båt.',
      'Korrigerad tid avrundas till hela sekunder, en halv sekund uppåt. Båtar med samma korrigerade tid delar plats och poäng.',
      'En båt kan ha fyra tal: SRS, SRS utan flygande segel, SRS shorthand (högst två ombord) och shorthand utan flygande segel. Shorthandtalen får bara användas när inbjudan eller seglingsföreskrifterna tillåter det.',
      'Talet kopieras till anmälan. En ny tabell eller ett nytt mätbrev ändrar därför inget som redan är seglat.',
      'Exempel: 35 minuter och 46 sekunder med SRS 0,822 blir 29 minuter och 24 sekunder.',
    ],
  },
  {
    title: 'Koder',
    text: ['Koderna står i Appendix A10 i KSR. TLE och torntjänst är klubbars egna.'],
    points: [
      'DNC kom inte till startområdet. DNS startade inte. OCS var på bansidan vid start.',
      'DNF gick inte i mål. NSC seglade inte banan. RET utgick.',
      'UFD och BFD: bröt mot U-flagga och svart flagga. DSQ diskvalificerad.',
      'DNE: diskvalificering som inte får räknas bort.',
      'ZFP och SCP: egen placering plus 20 % av poängen för DNF, avrundat till tiondel, aldrig sämre än DNF.',
      'RDG gottgörelse och DPI anpassat straff: poängen bestäms av protestkommittén.',
      'TLE: tidsgränsen efter första båt. DUTY: torntjänst, ger båtens medelpoäng.',
    ],
  },
  {
    title: 'Så räknas en serie',
    text: [
      'Lågpoäng är förvald: plats ett ger en poäng, plats två ger två. Den sämsta seglingen räknas bort när minst två är genomförda, och av lika dåliga den tidigaste (A2.1).',
      'En båt utan placering får antalet anmälda i serien plus ett (A5.2). Serien kan i stället räkna på dem som kom till startområdet (A5.3); då får DNC fortfarande anmälda plus ett. Det måste stå i seglingsföreskrifterna.',
      'Lika poäng skiljs med båtarnas bästa poäng i de seglingar som räknas, och sedan med den senaste seglingen, även om den är borträknad (A8).',
      'Under seriens regler finns färdiga sätt att räkna, kvoter per del av säsongen, vikter och egna poäng för koder. Reglerna skrivs ut som meningar att klistra in i seglingsföreskrifterna.',
      'En annullerad eller tom segling räknas inte. Kommer en ny båt in i serien ändras poängen för dem som saknar placering i alla tidigare seglingar, och hela serien räknas om.',
    ],
  },
  {
    title: 'Tangenter',
    text: [
      'Tangenterna gäller inte medan du skriver i ett fält. Tryck ? för samma lista var du än är. Där stänger du också av dem.',
    ],
    points: [
      ...SHORTCUT_PLACES.flatMap((place) => shortcutsOf(place).map((shortcut) => keyPoint(place, shortcut))),
      'Skift och klick väljer alla båtar emellan. Ctrl och klick väljer en till.',
      'Esc stänger det som är öppet och tömmer ett sökfält.',
    ],
  },
];

/** The reader's own half stands first; both halves are for everybody. */
export const sectionsForOfficials = [...forOfficials, ...forAll, ...forSailors];
export const sectionsForSailors = [...forSailors, ...forAll, ...forOfficials];

export const documentationTexts = {
  title: 'Dokumentation',
  lead: 'Så kör ni en kväll med Styrbord, från anmälan till verifierat resultat.',
  sailorLead: 'Så anmäler du dig, rapporterar din tid och läser resultatet. Längre ner står hur klubben gör.',
  contents: 'På sidan',
} as const;
