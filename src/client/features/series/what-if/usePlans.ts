import { useState } from 'react';
import { useMeQuery } from '../../../api/auth';
import type { StandingRow, Standings } from '../standings/standings';
import { usualPlace } from './typedPlaces';

export const MOST_RACES = 12;

interface Plans {
  /** The row that is asked about. */
  row: StandingRow | undefined;
  chooseBoat: (key: string) => void;
  /** How many races are to come, as typed. */
  typedCount: string;
  setTypedCount: (typed: string) => void;
  count: number;
  /** Places in the races to come, as typed. */
  typedPlaces: readonly string[];
  setTypedPlace: (race: number, typed: string) => void;
}

/** Whose chances are asked about, and what is thought to happen. Places begin as what the boat usually does. */
export function usePlans({ rows }: Standings, planned: number): Plans {
  const { data: me } = useMeQuery();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typedCount, setTypedCount] = useState(String(Math.min(MOST_RACES, Math.max(1, planned))));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const sailor = me?.sailor?.id;
  const own = rows.find(({ boat }) => sailor !== undefined && boat.sailor === sailor);
  // The leader has less to ask than the boat behind.
  const row = rows.find(({ key }) => key === chosen) ?? own ?? rows[1] ?? rows[0];
  const count = /^\d{1,2}$/.test(typedCount.trim()) ? Math.min(MOST_RACES, Number(typedCount)) : 0;
  const placeKey = (race: number) => `${row?.key ?? ''} ${race}`;
  return {
    row,
    chooseBoat: setChosen,
    typedCount,
    setTypedCount,
    count,
    typedPlaces: Array.from({ length: count }, (_, race) => typed[placeKey(race)] ?? (row ? usualPlace(row) : '')),
    setTypedPlace: (race, place) => setTyped((was) => ({ ...was, [placeKey(race)]: place })),
  };
}
