import { setClock } from '../client/lib/serverClock';

/** From now on the page takes this to be the server's time, for example "2026-06-04T18:30:00+02:00". */
export function showClock(instant: string): void {
  const mono = performance.now();
  setClock({ base: Date.parse(instant) - mono, bound: 10, setAt: mono, isDoubted: false });
}
