import { html } from 'ghtml';
import { publicPaths } from '../../../shared/domain/publication/publicPaths';
import { startInstant, wireDatetime } from '../../../shared/domain/time';
import { calendarPaths } from '../../../shared/paths';
import type { ClubFront } from '../../resources/publications/readFront';
import { documentOf, type Place } from './document';
import { clock, dayWithWeekday, elapsed, points, shortDay } from '../../../shared/domain/publication/publicFormat';
import { boatPicture, placeMark } from './parts';
import { pageTexts } from './texts';

type Coming = ClubFront['coming'][number];

const SHOWN_STANDINGS = 6;

const whenOf = ({ start_date, start_time }: Coming): string =>
  start_time === null ? dayWithWeekday(start_date) : `${dayWithWeekday(start_date)} ${clock(start_time)}`;

/** What is happening now, or next: the first thing that somebody wants to know. */
function nextOf({ coming, today }: ClubFront): string {
  const [next] = coming;
  if (!next) return '';
  if (next.status === 'ongoing')
    return html`<p class="soft">${pageTexts.outNow}</p>
      <p class="big">${next.name}</p>
      <p class="soft">${pageTexts.home(next.home, next.boats)}</p>`;
  const isToday = next.start_date === today && next.start_time !== null;
  const big = isToday ? pageTexts.start(clock(next.start_time ?? '')) : next.name;
  const small = isToday ? next.name : whenOf(next);
  return html`<p class="soft">${isToday ? pageTexts.tonight : pageTexts.next}</p>
    <p class="big">${big}</p>
    <p class="soft">${small}</p>`;
}

function winnersOf({ club }: Place, { latest }: ClubFront): string {
  const cards = latest.flatMap(({ sailing, rows }, index) => {
    const first = rows.find(({ position }) => position === 1);
    if (!first) return [];
    const time = elapsed(sailing.counts === 'corrected' ? first.corrected_time : first.elapsed_time);
    const name = first.boat_name || first.sail_number;
    return html`<a class="winner" href="${publicPaths.sailing(club.slug, sailing)}"
      >!${boatPicture(first, index + 1)}<span
        >${sailing.name},
        ${shortDay(sailing.start_date)}<b>${name}</b>${[first.skipper_name, time].filter((part) => part !== '').join(' · ')}</span
      ></a
    >`;
  });
  return cards.length === 0
    ? html`<section><p>${pageTexts.nothing}</p></section>`
    : html`<section>
        <h2>${pageTexts.winners}</h2>
        <div class="winners">!${cards.join('')}</div>
      </section>`;
}

function standingsOf({ club }: Place, { standings }: ClubFront): string {
  if (!standings) return '';
  const { serie, rows } = standings;
  const items = rows
    .filter(({ race_class }) => race_class === rows[0]?.race_class)
    .slice(0, SHOWN_STANDINGS)
    .map(
      (row) =>
        html`<li>
          <span class="pl">!${placeMark(row.position)}</span
          ><span class="name"><b>${row.sail_number}</b> ${row.boat_name}</span><span>${points(row.net_points)} p</span>
        </li>`,
    );
  return html`<section class="card">
    <h2>${pageTexts.leading(serie.name)}</h2>
    <ol>
      !${items.join('')}
    </ol>
    <p><a href="${publicPaths.serie(club.slug, serie)}">${pageTexts.standings}</a></p>
  </section>`;
}

function calendarOf({ club }: Place, { coming }: ClubFront): string {
  const items = coming
    .filter(({ status }) => status === 'upcoming')
    .map((one) => html`<li><span class="name">${one.name}</span><span>${whenOf(one)}</span></li>`);
  const list =
    items.length === 0
      ? ''
      : html`<ul>
          !${items.join('')}
        </ul>`;
  return html`<section class="card">
    <h2>${pageTexts.calendar}</h2>
    !${list}
    <p><a href="${calendarPaths.club(club.slug)}">${pageTexts.subscribe}</a></p>
  </section>`;
}

/** All that can be read, year by year. */
function archiveOf({ club }: Place, { results, series }: ClubFront): string {
  const years = [...new Set(results.map(({ start_date }) => start_date.slice(0, 4)))];
  const ofYear = (year: string): string =>
    results
      .filter(({ start_date }) => start_date.startsWith(year))
      .map(
        (one) =>
          html`<li>
            <span class="name"><a href="${publicPaths.sailing(club.slug, one)}">${one.name}</a></span
            ><span>${shortDay(one.start_date)}</span>
          </li>`,
      )
      .join('');
  const lists = years.map(
    (year, index) =>
      html`<details !${index === 0 ? 'open' : ''}>
        <summary>${pageTexts.earlier} ${year}</summary>
        <div class="card">
          <ul>
            !${ofYear(year)}
          </ul>
        </div>
      </details>`,
  );
  const ofSeries = series.map(
    (serie) =>
      html`<li>
        <span class="name"><a href="${publicPaths.serie(club.slug, serie)}">${serie.name}</a></span>
      </li>`,
  );
  const seriesList =
    ofSeries.length === 0
      ? ''
      : html`<section>
          <h2>${pageTexts.series}</h2>
          <div class="card">
            <ul>
              !${ofSeries.join('')}
            </ul>
          </div>
        </section>`;
  return seriesList + lists.join('');
}

/** The coming races as search engines understand them; without boats and people. */
function eventsOf({ site, club }: Place, { coming }: ClubFront): object {
  const graph = coming
    .filter(({ status }) => status === 'upcoming')
    .map(({ name, start_date, start_time }) => ({
      '@type': 'SportsEvent',
      name,
      startDate: start_time === null ? start_date : wireDatetime(startInstant(start_date, start_time)),
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: club.name, address: club.city || club.name },
      organizer: { '@type': 'SportsOrganization', name: club.name, url: `${site}${publicPaths.club(club.slug)}` },
      sport: 'Sailing',
      url: `${site}${publicPaths.club(club.slug)}`,
    }));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The public front of a club: what is next, who won last, how the series stands, and all that has been published. */
export function clubPage(place: Place, front: ClubFront): string {
  const { club } = place;
  return documentOf(place, {
    title: pageTexts.results,
    description: `${pageTexts.results}, ${club.name}`,
    path: publicPaths.club(club.slug),
    ...(front.coming.some(({ status }) => status === 'upcoming') && { data: eventsOf(place, front) }),
    hero: html`<h1>${club.name}</h1>
      <p class="soft">${club.city}</p>
      !${nextOf(front)}`,
    main: [
      winnersOf(place, front),
      `<div class="cards">${standingsOf(place, front)}${calendarOf(place, front)}</div>`,
      archiveOf(place, front),
    ].join(''),
  });
}
