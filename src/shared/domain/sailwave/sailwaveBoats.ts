import { sailwaveTexts as texts } from '../../texts/sailwave';
import { tidySailNumber } from '../sailNumber';
import type { SailwaveBoat, SailwaveFile } from './sailwaveFile';
import type { PlannedBoat } from './sailwavePlan';
import { ratingKind, thousandthsOf } from './sailwaveRatings';
import type { Systems } from './sailwaveSystems';

const MAX = { number: 20, boat: 50, type: 100, club: 100, helm: 100, crew: 500, fleet: 50, category: 50 };
const MAX_CATEGORIES = 10;

const cut = (text: string, max: number): string => [...text.replace(/\s+/g, ' ').trim()].slice(0, max).join('').trim();

/** "57" of "Swe" is "SWE 57"; a number with letters of its own keeps them. */
function sailNumberOf({ sailNumber, nation }: SailwaveBoat): string {
  const letters = nation.trim().toUpperCase();
  const number =
    /^\d/.test(sailNumber.trim()) && /^[A-ZÅÄÖ]{1,3}$/.test(letters) ? `${letters} ${sailNumber}` : sailNumber;
  return cut(tidySailNumber(number) ?? number.toUpperCase(), MAX.number);
}

/** "Bo Ek<br>Eva Lind", "Bo Ek & Eva Lind", "Bo Ek, Eva Lind" */
const crewOf = (text: string): string[] =>
  text
    .split(/<br\s*\/?>|[|,;&\r\n]|\s(?:och|and)\s/i)
    .map((name) => cut(name, MAX.helm))
    .filter((name) => name !== '');

const GENDERS: Record<string, string> = { female: texts.women, f: texts.women, male: texts.men, m: texts.men };

/** What sub-results are made of. A club that has renamed the column of types keeps categories in it. */
function categoriesOf(boat: SailwaveBoat, isTypeRenamed: boolean): string[] {
  const all = [
    ...[boat.division, boat.ageGroup, isTypeRenamed ? boat.boatClass : ''],
    GENDERS[boat.sex.trim().toLowerCase()] ?? '',
  ];
  return [...new Set(all.map((one) => cut(one, MAX.category)).filter((one) => one !== ''))].slice(0, MAX_CATEGORIES);
}

/** A title that still says what the column holds. */
const isTypeTitle = (title: string): boolean => /class|klass|typ|design|boat|båt/i.test(title);

/** Every boat of the file in her fleet, without those that are left out in Sailwave. */
export function boatsOf(file: SailwaveFile, systems: Systems): PlannedBoat[] {
  const title = file.titles.get('Class') ?? '';
  const isTypeRenamed = title !== '' && !isTypeTitle(title);
  const spellings = new Map<string, string>();
  /** Fleets are told by their names in any case; the first spelling counts. */
  const fleetNamed = (name: string): string | null => {
    const [key, own] = [cut(name, MAX.fleet).toLocaleLowerCase('sv'), cut(name, MAX.fleet)];
    if (!spellings.has(key)) spellings.set(key, own);
    return spellings.get(key) || null;
  };
  return file.boats
    .filter(({ isExcluded }) => !isExcluded)
    .map((boat) => {
      const fleet = systems.fleetOf(boat);
      const crew = crewOf(boat.crew);
      const sailNumber = sailNumberOf(boat);
      const [boatName, helm] = [cut(boat.boatName, MAX.boat), cut(boat.helm, MAX.helm)];
      return {
        handle: boat.handle,
        fleet: fleetNamed(fleet),
        sailNumber,
        boatName,
        type: isTypeRenamed ? '' : cut(boat.boatClass, MAX.type),
        club: cut(boat.club, MAX.club),
        helm: sailNumber === '' && helm === '' && boatName === '' ? `${texts.unnamedBoat} ${boat.handle}` : helm,
        crew: cut(crew.join(', '), MAX.crew),
        crewCount: Math.min(30, crew.length + 1),
        ratingThousandths: thousandthsOf(boat.rating, ratingKind(systems.ofFleet(fleet).ratingSystem)),
        categories: categoriesOf(boat, isTypeRenamed),
      };
    });
}

/** A boat in a sentence. */
export const boatLabel = ({ sailNumber, boatName, helm }: PlannedBoat): string =>
  `${sailNumber} ${boatName}`.trim() || helm;
