import type { RedressAverage, ScoreCode } from '../../shared/contract/competitors';
import type { SerieRules } from '../../shared/contract/series';
import { addDays } from '../../shared/domain/calendar';
import { localDateOf } from '../../shared/domain/time';
import { likelyCode, likelyElapsedS, paceOfTheDay, whoCame } from './chance';
import type { DemoCourseName } from './courses';
import type { DemoBoat } from './fleet';
import { pursuitStart } from './pursuit';
import type { Random } from './random';
import {
  anEntry,
  intervalOf,
  lastWeekday,
  nextWeekday,
  THURSDAY,
  type DemoEntry,
  type DemoSailing,
  type DemoSerie,
} from './sailing';

/** Two fleets that are scored separately but start together. */
const CLASSES = [
  { name: 'SRS 1', min: 900, max: null },
  { name: 'SRS 2', min: null, max: 899 },
] as const;

const START = '18:30:00';
const BOATS = 32;
/** Boats at the head of the fleet whose skippers can log in. */
const SAILORS = 5;
const ATTENDANCE_PERCENT = 82;
const EARLY_ENTRIES_PERCENT = 55;
const VERIFIED = 6;
/** Where results have not been reviewed yet, one boat in this many has reported its own. */
const OWN_REPORTS_AMONG = 6;

/** The counting table of a club: when eight are sailed the best five count, and so on. */
const RULES: Partial<SerieRules> = {
  discard_rule: 'table',
  counting_table: [
    { races: 4, counting: 3 },
    { races: 5, counting: 4 },
    { races: 6, counting: 4 },
    { races: 7, counting: 5 },
    { races: 8, counting: 5 },
    { races: 9, counting: 6 },
    { races: 10, counting: 6 },
    { races: 11, counting: 7 },
  ],
  class_scoring: 'apart',
  min_starters: 2,
};

interface Incident {
  code: ScoreCode;
  /** The boat concerned: its index among those that finished, from 0. */
  place: number;
  /** True when the boat's finish is in the list. */
  hasTime: boolean;
  redress?: RedressAverage;
}

/** The story of an evening, and the decisions of the protest committee or the race committee. */
interface Evening {
  description: string;
  course: DemoCourseName;
  incident?: Incident;
}

const SAILED: readonly Evening[] = [
  { description: 'Sydväst 6 m/s.', course: 'Bana B', incident: { code: 'SCP', place: 2, hasTime: true } },
  { description: 'Väst 8 m/s.', course: 'Bana A', incident: { code: 'DSQ', place: 1, hasTime: true } },
  { description: 'Syd 4 m/s, vridande. Banan avkortades.', course: 'Bana B' },
  {
    description: 'Sydost 7 m/s.',
    course: 'Bana B',
    incident: { code: 'RDG', place: 9, hasTime: false, redress: 'all_others' },
  },
  { description: 'Nordväst 9 m/s.', course: 'Bana A', incident: { code: 'ZFP', place: 4, hasTime: true } },
  { description: 'Väst 5 m/s.', course: 'Bana B', incident: { code: 'OCS', place: 0, hasTime: false } },
  { description: 'Syd 3 m/s.', course: 'Bana A', incident: { code: 'TLE', place: 17, hasTime: false } },
  { description: 'Sydväst 7 m/s.', course: 'Bana B', incident: { code: 'RET', place: 3, hasTime: true } },
];
/** The number of races after which one evening was cancelled. */
const CALLED_OFF_AFTER = 5;

interface SailedEvening extends Evening {
  onDuty: DemoBoat | undefined;
  isVerified: boolean;
}

const classOf = ({ baseRating }: DemoBoat): number => intervalOf(CLASSES, baseRating);

function sailedEntries(fleet: readonly DemoBoat[], random: Random, evening: SailedEvening): DemoEntry[] {
  const correctedS = paceOfTheDay(random);
  const entries = whoCame(fleet, random, ATTENDANCE_PERCENT)
    .filter((boat) => boat !== evening.onDuty)
    .map((boat) => {
      const scoreCode = likelyCode(random);
      const elapsedS = likelyElapsedS(boat, correctedS, random);
      const isOwnReport = !evening.isVerified && elapsedS % OWN_REPORTS_AMONG === 0;
      return anEntry(boat, {
        raceClass: classOf(boat),
        scoreCode,
        isOwnReport,
        elapsedS: scoreCode === null ? elapsedS : null,
      });
    });
  const { onDuty, incident } = evening;
  const after = incident ? withIncident(entries, incident) : entries;
  return onDuty ? [...after, anEntry(onDuty, { raceClass: classOf(onDuty), scoreCode: 'DUTY' })] : after;
}

function withIncident(entries: readonly DemoEntry[], { code, place, hasTime, redress }: Incident): DemoEntry[] {
  const correctedOf = ({ boat, elapsedS }: DemoEntry) => (elapsedS ?? 0) * boat.rating;
  const home = entries.filter(({ elapsedS }) => elapsedS !== null).toSorted((a, b) => correctedOf(a) - correctedOf(b));
  const hers = home[Math.min(place, home.length - 1)];
  return entries.map((entry) =>
    entry === hers
      ? { ...entry, scoreCode: code, redress: redress ?? null, elapsedS: hasTime ? entry.elapsedS : null }
      : entry,
  );
}

type Told = Pick<DemoSailing, 'name' | 'description' | 'date' | 'status' | 'entries'> & Partial<DemoSailing>;

const aThursday = (told: Told): DemoSailing => ({
  startTime: START,
  isVerified: false,
  startType: 'common',
  resultMethod: 'corrected',
  course: null,
  groups: [],
  classes: CLASSES,
  pursuit: null,
  ...told,
});

/** The boats of the sailors with accounts, and a number of the others. */
const membersOf = (fleet: readonly DemoBoat[], random: Random): DemoBoat[] =>
  [...fleet.slice(0, SAILORS), ...random.shuffled(fleet.slice(SAILORS))].slice(0, BOATS);

/** The boats that have entered before the race; those of sailors with accounts always have. */
function early(fleet: readonly DemoBoat[], random: Random): DemoBoat[] {
  const known = fleet.slice(0, SAILORS);
  return random.shuffled([...known, ...fleet.slice(SAILORS).filter(() => random.chance(EARLY_ENTRIES_PERCENT))]);
}

/**
 * A season: eight Thursdays are sailed, one was cancelled, three are to come. Two classes are scored separately, one
 * boat a night is on duty, and the next race is a pursuit race with its start list ready.
 */
export function thursdays(wholeFleet: readonly DemoBoat[], random: Random, now: number): DemoSerie {
  const fleet = membersOf(wholeFleet, random);
  const today = localDateOf(now);
  const lastSailed = lastWeekday(today, THURSDAY);
  const next = nextWeekday(today, THURSDAY);
  const past = SAILED.length + 1;
  const nameOf = (number: number) => `Torsdagsserien ${number}`;
  const dateOf = (number: number) => addDays(lastSailed, (number - past) * 7);

  const sailed = SAILED.map((evening, index) => {
    const number = index < CALLED_OFF_AFTER ? index + 1 : index + 2;
    const onDuty = fleet[(index * 3 + 1) % fleet.length];
    const isVerified = index < VERIFIED;
    const entries = sailedEntries(fleet, random, { ...evening, onDuty, isVerified });
    return aThursday({
      name: nameOf(number),
      description: evening.description,
      course: evening.course,
      date: dateOf(number),
      status: 'finished',
      isVerified,
      entries,
    });
  });
  const calledOff = aThursday({
    name: nameOf(CALLED_OFF_AFTER + 1),
    description: 'Inställd: ingen vind på hela kvällen.',
    date: dateOf(CALLED_OFF_AFTER + 1),
    status: 'cancelled',
    entries: early(fleet, random).map((boat) => anEntry(boat, { raceClass: classOf(boat) })),
  });
  const toCome = [0, 1, 2].map((weeks) => {
    const told = {
      name: nameOf(past + 1 + weeks),
      description: '',
      date: addDays(next, weeks * 7),
      status: 'upcoming',
    } as const;
    const entries = early(fleet, random).map((boat) => anEntry(boat, { raceClass: classOf(boat) }));
    return weeks === 0 ? aThursday({ ...told, ...pursuitOf(entries) }) : aThursday({ ...told, entries });
  });
  return {
    name: 'Torsdagsserien',
    description: 'Två klasser efter SRS-tal. Varje båt har torntjänst en kväll och får då sitt snitt.',
    rules: RULES,
    sailings: [...sailed.slice(0, CALLED_OFF_AFTER), calledOff, ...sailed.slice(CALLED_OFF_AFTER), ...toCome],
  };
}

function pursuitOf(entries: readonly DemoEntry[]) {
  const plan = { expected_elapsed: '01:15:00' };
  return {
    description: 'Jaktstart: lägst SRS-tal startar först, och först över linjen vinner.',
    course: 'Bana B' as const,
    ...pursuitStart(entries, { basis: plan, firstStart: '18:00:00', unitSeconds: 30, recalculatePercent: 10 }),
  };
}
