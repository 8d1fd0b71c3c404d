import { listed } from './swedishList';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const boats = (count: number): string => counted(count, 'båt', 'båtar');
const places = (names: readonly string[]): string => listed(names);

/** What is said about a file of Sailwave: what is wrong with it, what cannot come along, and why points differ. */
export const sailwaveTexts = {
  unread: {
    'not sailwave': 'Filen är inte sparad av Sailwave. Välj seriens fil, som slutar på .blw.',
    broken: 'Filen är skadad. Öppna den i Sailwave, spara den och välj den igen.',
    'no races': 'Det finns inga seglingar i filen.',
    'no boats': 'Det finns inga båtar i filen.',
  },
  tooLarge: 'Filen är för stor. Den får vara på högst 5 MB, med högst 100 seglingar och 5 000 resultat.',
  firstDateNeeded: 'Filen säger inte när alla seglingar seglades. Ange dagen för den första utan dag.',
  yearNeeded: 'Filen säger inte vilket år seglingarna seglades. Ange året.',
  cannotUndo: 'Serien kan inte tas bort: något i den har ändrats sedan den hämtades. Ta bort den på seriens sida.',
  unnamedSerie: 'Serie från Sailwave',
  unnamedBoat: 'Okänd',
  raceName: (number: number) => `Segling ${number}`,
  groupName: (number: number) => `Start ${number}`,
  women: 'Dam',
  men: 'Herr',

  excluded: (count: number) =>
    `${boats(count)} är uteslutna i Sailwave och kommer inte med.`.replace('1 båt är uteslutna', '1 båt är utesluten'),
  neverSailed: (names: readonly string[]) =>
    `${places(names)} har inte seglat någon segling och får DNC i den första, så att antalet anmälda blir rätt.`,
  discardsAsked: (list: string) =>
    `Sailwave räknar bort seglingar efter uttrycket ${list}, som Styrbord inte har. Inga räknas bort: ställ in det i seriens regler.`,
  discardsRead: (list: string, of: number) =>
    `Sailwave räknar bort seglingar efter uttrycket ${list}. Det är läst som en av ${of} seglingar: kontrollera seriens regler.`,
  ownRules: (fleet: string) =>
    `${fleet} har egna poäng för koder eller egen utslagning i Sailwave. I Styrbord gäller samma regler för hela serien.`,
  medalRace: 'Medaljseglingar med egna regler finns inte i Styrbord: de räknas som de andra seglingarna.',
  finals: 'Finalserier finns inte i Styrbord: alla seglingar räknas i en serie.',
  flights: 'Indelning i grupper som seglar var för sig (flights) följer inte med.',
  pointsSystem: (name: string) => `Poängsystemet ${name} finns inte i Styrbord: serien räknas med lågpoäng.`,
  raceTies: (name: string) =>
    `Sailwave delar lika placeringar på ett annat sätt (${name}). I Styrbord delas poängen lika (A7).`,
  progressive: (system: string) =>
    `${system} ändrar talen efter varje segling. Varje seglings eget tal följer med, men nya tal räknas inte ut här.`,
  portsmouth:
    'PY finns inte i Styrbord. Varje tal är omräknat till en faktor, 1000 delat med talet, med tre decimaler.',
  ratingSystem: (system: string) =>
    `${system} finns inte i Styrbord. Varje båts faktor är räknad ur hennes seglade och korrigerade tid.`,
  ratingMissing: (race: string, count: number) =>
    `${race}: ${boats(count)} har en tid men inget tal som Styrbord kan räkna med.`,
  byPlace: (race: string) =>
    `${race}: filen har placeringar utan tider. Båtarna får målgångar med en minut emellan, så att ordningen stämmer.`,
  filledIn: (race: string, names: readonly string[]) =>
    `${race}: ${places(names)} har en placering utan tid. En tid som ger placeringen är ifylld.`,
  unplaced: (race: string, names: readonly string[]) =>
    `${race}: ${places(names)} har en placering utan tid som inte kan fyllas i. Ange resultatet för hand.`,
  badTimes: (race: string, names: readonly string[]) =>
    `${race}: tiden för ${places(names)} går inte att läsa, eller är längre än 18 timmar.`,
  unknownCode: (code: string, names: readonly string[]) =>
    `Koden ${code} finns inte i Styrbord. Resultatet för ${places(names)} är lämnat utan kod.`,
  renamedCode: (code: string, ours: string) => `Koden ${code} heter ${ours} i Styrbord.`,
  fixedPenalty: (code: string, points: string) => `${code} är ett fast straff på ${points} poäng och blir DPI.`,
  notDiscardable: (code: string) =>
    `${code} kan inte räknas bort i Sailwave. I Styrbord gäller det bara DNE (90.3(b)).`,
  oddNumbers: (numbers: readonly string[]) =>
    `Segelnummer som Styrbord inte känner igen är sparade som de är skrivna: ${places(numbers)}.`,
  otherOrder: 'Seglingarna ordnas efter dag. I Sailwave ligger de i en annan ordning.',
  notScored: (race: string) => `${race} har ändrats i Sailwave efter den senaste räkningen. Poängen i filen är gamla.`,

  why: {
    notScored: 'Seglingen har ändrats i Sailwave efter den senaste räkningen.',
    notCounted: 'Ingen båt seglade banan, så seglingen räknas inte (90.3(a)).',
    unknownCode: (code: string) => `Koden ${code} finns inte i Styrbord.`,
    ownRules: 'Flottans egna regler i Sailwave följer inte med.',
    rating: 'Talet kan inte räknas på samma sätt i Styrbord.',
    time: 'Tiden i filen gick inte att läsa.',
    average: (code: string) => `Medelpoängen för ${code} är räknad ur de andra seglingarna, med en decimal (A9).`,
    penalty: (code: string) => `Straffet ${code} är räknat enligt 44.3(c).`,
    base: (stored: number, ours: number) => `Sailwave har räknat med ${boats(stored)}, Styrbord med ${ours}.`,
    others: (boat: string) => `Följer av ${boat} i samma segling.`,
    points: (races: readonly string[]) => `Följer av poängen i ${places(races)}.`,
    discards: 'Andra seglingar är borträknade.',
    totals: 'Följer av summorna.',
    ties: 'Lika summor skiljs åt enligt A8.',
  },
} as const;
