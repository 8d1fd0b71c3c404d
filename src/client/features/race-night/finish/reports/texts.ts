import type { ReportSupport } from '../../../../../shared/contract/presence';

const boats = (count: number): string => (count === 1 ? '1 båt' : `${count} båtar`);
const people = (count: number): string => (count === 1 ? '1 person' : `${count} personer`);

/** What officials and recorders read of the sailors' own reports, and of who is out. */
export const reportTexts = {
  title: 'Rapporterade av seglare',
  levels: {
    own: 'Egen',
    supported: 'Stöds',
    club: 'Bekräftad',
  } satisfies Record<ReportSupport, string>,
  counts: (own: number, supported: number, club: number) =>
    `${supported} stöds · ${own} utan stöd · ${club} bekräftade`,
  none: 'Ingen seglare har rapporterat sin egen målgång.',
  confirm: 'Bekräfta',
  confirmOf: (boat: string) => `Bekräfta ${boat}`,
  confirmAll: (count: number) => `Bekräfta alla stödda (${count})`,
  confirmed: (count: number) => (count === 1 ? 'En tid bekräftad.' : `${count} tider bekräftade.`),
  failed: 'Tiderna kunde inte bekräftas. Försök igen när det finns anslutning.',
  late: 'sen',
  before: (boat: string) => `efter ${boat}`,
  after: (boat: string) => `före ${boat}`,
  said: (boat: string) => `${boat} säger detsamma`,
  near: (boat: string) => `${boat} strax intill`,
  seen: 'sedd vid linjen',
  contradictions: 'Motsägelser',
  order: (ahead: string, behind: string) => `${ahead} ska ha varit före ${behind}, men tiderna säger tvärtom.`,
  circle: (names: string) => `${names} kan inte alla ha gått i mål i den ordning som de säger.`,
  seenElsewhere: (boat: string) => `${boat} sågs eller tidtogs vid en annan tid än seglarens egen.`,

  out: (count: number, aboard: number) => `Ute: ${boats(count)}, ${people(aboard)}`,
  nobodyOut: 'Ute: ingen båt som vi vet',
  asOf: (clock: string) => `uppgifter från ${clock}`,
  outTitle: 'Ute på vattnet',
  outHint: 'En båt räknas som ute från starten tills någon säger att den är i hamn, också när den har gått i mål.',
  boat: 'Båt',
  skipper: 'Rorsman',
  aboard: 'Ombord',
  stand: 'Läge',
  seenLast: 'Senast',
  racing: 'seglar',
  finished: 'i mål',
  onWater: 'på vattnet',
  ashore: 'I hamn',
  ashoreOf: (boat: string) => `${boat} är i hamn`,
  close: 'Stäng',
  helpPhone: 'VHF kanal 16 · 112',
} as const;
