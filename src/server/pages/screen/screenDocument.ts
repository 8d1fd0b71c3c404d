import { html } from 'ghtml';
import { publicPaths } from '../../../shared/domain/publication/publicPaths';
import type { ClubScreen } from '../../resources/publications/readScreen';
import { ICON, type Place } from '../results/document';
import { qrPicture } from '../results/parts';
import { joined, type Board } from './boards';
import { liveBoards } from './liveBoards';
import { resultBoards } from './resultBoards';
import { SCREEN_SCRIPT_HREF } from './screenScript';
import { SCREEN_STYLESHEET_HREF } from './screenStylesheet';
import { nextBoards, standingsBoards } from './seasonBoards';
import { startBoards } from './startBoards';
import { screenTexts } from './texts';

/** What has something to show, view by view. The next evening is shown while there is nothing tonight. */
function boardsOf(screen: ClubScreen): Board[] {
  const { tonight, hasEvening, standings } = screen;
  const ofTonight = [startBoards, liveBoards, resultBoards].flatMap((boards) => tonight.flatMap((one) => boards(one)));
  return [
    ...ofTonight,
    ...standingsBoards(standings),
    ...(hasEvening && ofTonight.length > 0 ? [] : nextBoards(screen)),
  ];
}

const boardHtml = ({ view, id, title, decided, lead, body, foot }: Board): string =>
  html`<section class="board" id="${id}" data-view="${view}" data-foot="${foot}">
    <header>
      <h2 !${decided === undefined ? '' : html`data-title="${title}" data-decided="${decided}"`}>${title}</h2>
      <p class="soft">${lead}</p>
    </header>
    !${body}
  </section>`;

const emptyBoard = ({ club }: Place): Board => ({
  view: 'nasta',
  id: 'inget',
  title: club.name,
  lead: club.city,
  body: html`<p class="soft">${screenTexts.empty}</p>`,
  foot: '',
});

/** The address as people type it. */
const shortAddress = (site: string, path: string): string => `${new URL(site).host}${path.replace(/\/$/, '')}`;

/** The page of the screen: all boards below each other, which the script shows one at a time. */
export function screenDocument(place: Place, screen: ClubScreen, buildId: string): string {
  const { site, club } = place;
  const path = publicPaths.club(club.slug);
  const found = boardsOf(screen);
  const boards = found.length === 0 ? [emptyBoard(place)] : found;
  const foot = html`<footer>
    !${qrPicture(`${site}${path}`)}
    <p><span class="soft">${screenTexts.results}</span><br /><a href="${path}">${shortAddress(site, path)}</a></p>
    <p id="dots" aria-hidden="true"></p>
    <p id="foot" class="soft" role="status"></p>
  </footer>`;
  return `<!doctype html>
<html lang="sv"><head>${html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${joined(screenTexts.title, club.name)}</title>
    <meta name="color-scheme" content="dark" />
    !${ICON}
    <link rel="stylesheet" href="${SCREEN_STYLESHEET_HREF}" />
    <script src="${SCREEN_SCRIPT_HREF}" defer></script>`}</head>
<body ${html`data-build="${buildId}" data-news="${publicPaths.news(club.slug)}" data-lost-contact="${screenTexts.lostContact('{at}')}" data-closed="${screenTexts.closed}"`}><div id="screen"><h1 class="visually-hidden">${html`${club.name}`}</h1><p id="clock" aria-hidden="true"></p><main id="boards">${boards.map(boardHtml).join('')}</main>${foot}</div></body></html>`;
}
