import { listed } from '../../../../../../shared/texts/swedishList';
import type { Crossing } from '../../../../../../shared/domain/track/crossings';
import type { LineProblem } from '../../../../../../shared/domain/track/finishLine';
import { formatClockSeconds } from '../../../../../ui/format';
import type { GpxProblem } from './readGpx';

const ENDS = 'Banans två sista märken ska vara mållinjens ändar, båda som Gate eller linje och med läge.';

/** "19.03.20 ± 2 s" */
const timeOf = ({ at, errorS }: Pick<Crossing, 'at' | 'errorS'>): string => `${formatClockSeconds(at)} ± ${errorS} s`;

const gpxProblems: Record<Exclude<GpxProblem['kind'], 'otherKind'>, string> = {
  tooLarge: 'Filen är större än 5 MB. Klipp spåret till kvällens segling och försök igen.',
  tooMany: 'Spåret har fler än 50 000 punkter. Klipp det till kvällens segling och försök igen.',
  notGpx: 'Filen är inget GPX-spår. Exportera turen som GPX ur klockan, plottern eller appen.',
  noPoints: 'Filen har inga punkter.',
  noTimes:
    'Punkterna saknar klockslag: filen är en planerad rutt, eller sparad utan tider. Exportera den inspelade turen.',
  unreadable: 'Filen kunde inte läsas. Välj den igen.',
};

/** What a sailor reads who takes their finish from a track. */
export const trackTexts = {
  open: 'Hämta tiden ur ett spår (GPX)',
  title: 'Tid ur ett spår',
  isPrivate: 'Spåret läses här i telefonen eller datorn. Det skickas inte till klubben eller någon annan.',
  choose: 'Välj GPX-fil',
  chooseOther: 'Välj en annan fil',
  file: 'GPX-fil',
  reading: 'Läser spåret …',

  noCourse: `Seglingen har ingen bana, så det är inte känt var mållinjen ligger. ${ENDS}`,
  courseFailed: 'Banan kunde inte hämtas, så det är inte känt var mållinjen ligger.',
  lineProblem: (course: string, problem: LineProblem): string => {
    switch (problem.missing) {
      case 'marks':
        return `${course} har för få märken för en mållinje. ${ENDS}`;
      case 'kind':
        return `${course} slutar inte med en mållinje. ${ENDS}`;
      case 'place':
        return `Mållinjens ändar på ${course} ligger på samma ställe. ${ENDS}`;
      case 'position':
        return `Läge saknas för ${listed(problem.without)} på ${course}. ${ENDS}`;
    }
  },
  problem: (problem: GpxProblem): string =>
    problem.kind === 'otherKind'
      ? `Filen är i formatet ${problem.format}, som inte kan läsas. Exportera turen som GPX, eller gör om filen med till exempel GPSBabel.`
      : gpxProblems[problem.kind],
  untimed: (count: number) =>
    count === 1 ? 'En punkt utan klockslag hoppades över.' : `${count} punkter utan klockslag hoppades över.`,
  span: (from: string, to: string) => `Spåret går från ${from} till ${to}.`,
  none: 'Spåret korsar inte mållinjen efter din start. Spelades det in hela vägen i mål, och ligger linjen där banan säger?',
  beforeStart: (start: string) => `Spåret slutar före din start ${start}.`,

  sketch: (count: number) =>
    `Skiss av mållinjen och spåret runt den, med norr uppåt. ${count === 1 ? 'Passagen' : `De ${count} passagerna`} står i listan.`,
  caption: 'Norr uppåt. Den tjocka linjen är mållinjen enligt banan, den tunna är spåret.',
  metres: (count: number) => `${count} m`,
  crossings: 'Passager av mållinjen',
  crossing: (number: number, crossing: Crossing) => `${number}. ${timeOf(crossing)}`,
  knots: (speed: number) => `${speed.toFixed(1).replace('.', ',')} knop`,
  likely: 'troligen målgången',
  wrongWay: 'från fel håll',
  overhang: (metres: number) => `${Math.max(1, Math.round(metres))} m utanför linjens ände`,
  picked: (crossing: Crossing) =>
    `${timeOf(crossing)} står nu i din rapport. Felet är antennens och linjens: bojar svajar, och bogen är före antennen.`,
  near: (boats: readonly string[], errorS: number) =>
    `${listed(boats)} har en tid inom ${errorS} s från din. Spåret kan inte avgöra vem av er som var först.`,
  /** Goes with the report to the club. */
  note: ({ errorS }: Crossing) => `Ur GPS-spår, ± ${errorS} s`,
} as const;
