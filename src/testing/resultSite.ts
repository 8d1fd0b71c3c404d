import { screen, within } from '@testing-library/react';
import type { NewCompetitor, SailingRecord } from '../server/db/schema';
import { clubSite } from './clubSite';
import { aCompetitorRecord, aSailingRecord } from './records';

/** When the boats of the sailing start. */
export const START = '2026-06-04T16:30:00.000Z';

/** Gives each test of a file a club site, and ways to make a sailing there and to open its results. */
export function resultSite() {
  const site = clubSite();
  let sailing: SailingRecord;

  return {
    site,
    /** The sailing that the boats are entered in, and whose results are opened. */
    aSailing: async (values: Partial<Omit<SailingRecord, 'id'>> = {}): Promise<SailingRecord> => {
      sailing = await aSailingRecord(site.server, site.club, { status: 'ongoing', start_type: 'common', ...values });
      return sailing;
    },
    /** A boat of the sailing, with so many seconds sailed from the start when it has finished. */
    boat: (sail_number: string, elapsed_s: number | null, values: Partial<NewCompetitor> = {}) =>
      aCompetitorRecord(site.server, sailing, {
        sail_number,
        boat_name: `Båt ${sail_number.slice(4)}`,
        rating_thousandths: 1000,
        base_rating_thousandths: 1000,
        elapsed_s,
        finish_at: elapsed_s === null ? null : new Date(Date.parse(START) + elapsed_s * 1000).toISOString(),
        ...values,
      }),
    /** Opens the results of the sailing as a user, and waits until the page is rendered. */
    open: async (as: { email: string }, search = ''): Promise<void> => {
      await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/result${search}`, as);
      await screen.findByRole('link', { name: 'Resultat', current: 'page' });
    },
  };
}

/** The list of results, once it is there. */
export const table = async (name = 'Resultat, Torsdag 3') => within(await screen.findByRole('table', { name }));

/** The sail numbers of a list of results, from the top. */
export const numbers = async (name?: string) =>
  (await table(name)).getAllByRole('rowheader').map(({ textContent }) => textContent);

export const rowOf = (number: string) => screen.getByRole('rowheader', { name: number }).closest('tr') ?? document.body;
