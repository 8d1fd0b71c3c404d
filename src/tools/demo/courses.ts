import type { CourseMark, Rounding } from '../../shared/contract/courses';

export const COURSE_NAMES = ['Bana A', 'Bana B', 'Lillön runt'] as const;
export type DemoCourseName = (typeof COURSE_NAMES)[number];

export interface DemoCourse {
  name: DemoCourseName;
  description: string;
  lengthHundredths: number;
  marks: CourseMark[];
}

interface Place {
  name: string;
  lat: number;
  lon: number;
}

/** Positions on open water; marks and island are fictitious. */
const PLACES = {
  start: { name: 'Startlinjen', lat: 59.565, lon: 16.6 },
  windward: { name: 'Kryssmärket', lat: 59.5526, lon: 16.5756 },
  gate: { name: 'Länsgaten', lat: 59.5632, lon: 16.5965 },
  shoal: { name: 'Grundet', lat: 59.5505, lon: 16.604 },
  beacon: { name: 'Pricken', lat: 59.556, lon: 16.5715 },
  west: { name: 'Lillöns västra udde', lat: 59.522, lon: 16.492 },
  south: { name: 'Lillöns södra udde', lat: 59.501, lon: 16.53 },
  east: { name: 'Lillöns östra udde', lat: 59.52, lon: 16.578 },
  finish: { name: 'Mållinjen', lat: 59.565, lon: 16.6 },
} as const satisfies Record<string, Place>;

type Leg = [place: keyof typeof PLACES, rounding: Rounding];

const marksOf = (legs: readonly Leg[]): CourseMark[] =>
  legs.map(([place, rounding], order) => ({ ...PLACES[place], rounding, order }));

/** The courses of the demo club: two for evenings, and a long one around an island. */
export const DEMO_COURSES: readonly DemoCourse[] = [
  {
    name: 'Bana A',
    description: 'Kryss och läns, två varv. Kryssmärket läggs om efter vinden.',
    lengthHundredths: 390,
    marks: marksOf([
      ['start', 'gate'],
      ['windward', 'port'],
      ['gate', 'gate'],
      ['windward', 'port'],
      ['finish', 'gate'],
    ]),
  },
  {
    name: 'Bana B',
    description: 'Triangelbana, två varv. Grundet och Pricken lämnas om babord.',
    lengthHundredths: 590,
    marks: marksOf([
      ['start', 'gate'],
      ['shoal', 'port'],
      ['beacon', 'port'],
      ['start', 'gate'],
      ['shoal', 'port'],
      ['beacon', 'port'],
      ['finish', 'gate'],
    ]),
  },
  {
    name: 'Lillön runt',
    description: 'Runt Lillön motsols, med ön om babord hela vägen.',
    lengthHundredths: 1050,
    marks: marksOf([
      ['start', 'gate'],
      ['west', 'port'],
      ['south', 'port'],
      ['east', 'port'],
      ['finish', 'gate'],
    ]),
  },
];
