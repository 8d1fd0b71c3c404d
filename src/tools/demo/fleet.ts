import type { BoatModelRecord } from '../../server/db/schema';
import type { RatingType } from '../../shared/contract/competitors';
import { FIRST_NAMES, FLEET, GUEST_CLUB, LAST_NAMES, WOMEN } from './names';
import type { Random } from './random';

export interface DemoBoat {
  name: string;
  sailNumber: string;
  model: BoatModelRecord;
  /** The full-crew, flying-sails number. */
  baseRating: number;
  ratingType: RatingType;
  rating: number;
  firstName: string;
  lastName: string;
  crewNames: string[];
  clubName: string;
  /** The sub-results that the boat takes part in. */
  categories: string[];
  /** The factor by which the boat is slower than its number: 1.02 takes two per cent longer. */
  pace: number;
}

const NATION = 'SWE';

/** Draws without replacement, so that nobody is in two boats and no two boats share a number. */
function drawer<T>(draw: () => T): () => T {
  const drawn = new Set<T>();
  return () => {
    for (;;) {
      const candidate = draw();
      if (drawn.has(candidate)) continue;
      drawn.add(candidate);
      return candidate;
    }
  };
}

function crewSize(model: BoatModelRecord, ratingType: RatingType, random: Random): number {
  if (model.srs_shorthanded_thousandths === null) return 0;
  if (ratingType === 'srs_shorthanded') return 1;
  return random.between(1, (model.srs_thousandths ?? 0) > 900 ? 4 : 2);
}

/** The SRS variant of a boat: most sail with flying sails, some without, a few are shorthanded. */
function ratingOf(model: BoatModelRecord, random: Random): { ratingType: RatingType; rating: number } {
  const full = { ratingType: 'srs', rating: model.srs_thousandths ?? 1000 } as const;
  const draw = random.between(1, 100);
  if (draw <= 12 && model.srs_no_flying_thousandths !== null) {
    return { ratingType: 'srs_no_flying', rating: model.srs_no_flying_thousandths };
  }
  if (draw <= 20 && model.srs_shorthanded_thousandths !== null) {
    return { ratingType: 'srs_shorthanded', rating: model.srs_shorthanded_thousandths };
  }
  return full;
}

/** One skipper in four is a veteran: that of every fourth boat of the list. */
const VETERANS_AMONG = 4;

function categoriesOf(firstName: string, ratingType: RatingType, index: number): string[] {
  return [
    ...(WOMEN.has(firstName) ? ['Dam'] : []),
    ...(index % VETERANS_AMONG === 0 ? ['Veteran'] : []),
    ...(ratingType === 'srs_shorthanded' ? ['Två ombord'] : []),
  ];
}

/** The boats of the demo club with their crews, always the same. */
export function demoFleet(models: readonly BoatModelRecord[], random: Random): DemoBoat[] {
  const byName = new Map(models.map((model) => [model.name, model]));
  const person = drawer(() => `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`);
  const number = drawer(() => random.between(11, 1480));

  return FLEET.flatMap(([type, ...boats]) => {
    const model = byName.get(type);
    if (!model) return [];
    return boats.map((name, index): DemoBoat => {
      const [firstName = '', lastName = ''] = person().split(' ');
      const rating = ratingOf(model, random);
      return {
        name,
        sailNumber: `${NATION} ${number()}`,
        model,
        baseRating: model.srs_thousandths ?? rating.rating,
        ...rating,
        firstName,
        lastName,
        crewNames: Array.from({ length: crewSize(model, rating.ratingType, random) }, person),
        clubName: random.chance(8) ? GUEST_CLUB : '',
        categories: categoriesOf(firstName, rating.ratingType, index + type.length),
        pace: 1 + random.noise(0.03),
      };
    });
  });
}
