import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sailingPaths, type SailingRow } from '../../shared/contract/sailings';
import { seriePage, sailingPage } from './season';
import type { StoryClub } from './storyClub';

export interface SeasonPage {
  name: string;
  path: string;
  /** It is rendered. */
  isThere: (page: Page) => Promise<void>;
}

const seesTable = (name: RegExp) => (page: Page) => expect(page.getByRole('table', { name }).first()).toBeVisible();
const seesHeading = (name: string) => (page: Page) => expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** Every page about results, series and starts, of the demo club. */
export async function seasonPages(club: StoryClub): Promise<SeasonPage[]> {
  const sailings = await club.call<SailingRow[]>('GET', sailingPaths.ofClub(club.slug));
  const sailing = (name: string): SailingRow => {
    const found = sailings.find((row) => row.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const sailed = sailing('Torsdagsserien 9');
  const serie = sailed.serie?.id ?? 0;
  const ofSailing = (id: number, page: string) => sailingPage(club, id, page);
  return [
    { name: 'series', path: `/clubs/${club.slug}/series`, isThere: seesHeading('Serier') },
    {
      name: 'series: standings',
      path: seriePage(club, serie, 'result'),
      isThere: seesTable(/^Ställning, Torsdagsserien/),
    },
    { name: 'series: sailings', path: seriePage(club, serie, 'sailings'), isThere: seesHeading('Torsdagsserien') },
    { name: 'series: information', path: seriePage(club, serie, 'info'), isThere: seesHeading('Torsdagsserien') },
    { name: 'series: rules', path: seriePage(club, serie, 'rules'), isThere: seesHeading('Torsdagsserien') },
    { name: 'sailing: classes', path: ofSailing(sailed.id, 'info'), isThere: seesHeading('Klasser') },
    {
      name: 'sailing: result',
      path: ofSailing(sailed.id, 'result'),
      isThere: seesTable(/^Resultat, Torsdagsserien 9/),
    },
    { name: 'sailing: series', path: ofSailing(sailed.id, 'serie'), isThere: seesTable(/^Ställning, Torsdagsserien/) },
    {
      name: 'sailing: finish entry',
      path: ofSailing(sailing('Onsdagscupen 7').id, 'finish'),
      isThere: seesHeading('Ute på banan'),
    },
    {
      name: 'pursuit: start list',
      path: ofSailing(sailing('Torsdagsserien 10').id, 'start-list'),
      isThere: seesTable(/i startordning$/),
    },
    {
      name: 'pursuit: result',
      path: ofSailing(sailing('Lillöjakten').id, 'result'),
      isThere: seesTable(/^Resultat, Lillöjakten/),
    },
  ];
}
