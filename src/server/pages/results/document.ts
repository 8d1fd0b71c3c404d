import { html } from 'ghtml';
import { publicPaths } from '../../../shared/domain/publication/publicPaths';
import { calendarPaths } from '../../../shared/paths';
import { PRODUCT_NAME } from '../../../shared/product';
import type { PublicClub } from '../../resources/publications/repository';
import { qrPicture } from './parts';
import { LIVE_SCRIPT_PATH } from './scripts';
import { STYLESHEET_HREF } from './stylesheet';
import { pageTexts } from './texts';

/** Where a page stands, and how it was asked for. */
export interface Place {
  /** The server's own address, without a slash at its end. */
  site: string;
  club: PublicClub;
  /** In a frame of somebody else's page: nothing around it, and links leave the frame. */
  isEmbedded: boolean;
}

export interface Content {
  title: string;
  description: string;
  /** The page's own path. */
  path: string;
  /** Other forms of the same: "application/json" at a path. */
  alternates?: readonly { type: string; path: string }[];
  /** Where its picture is; undefined: it has none. */
  picture?: string;
  /** What is told to search engines, as JSON-LD. */
  data?: object;
  hero: string;
  main: string;
  /** Below all, beside what every page has there. */
  foot?: string;
}

/** Without it browsers ask for a file that is not there. */
export const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />';

const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const headOf = ({ site, club }: Place, content: Content): string =>
  html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${content.title} – ${club.name}</title>
    <meta name="description" content="${content.description}" />
    <meta name="color-scheme" content="light dark" />
    <link rel="canonical" href="${site}${content.path}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${club.name}" />
    <meta property="og:locale" content="sv_SE" />
    <meta property="og:title" content="${content.title}" />
    <meta property="og:description" content="${content.description}" />
    <meta property="og:url" content="${site}${content.path}" />
    !${content.picture === undefined ? '' : html`<meta property="og:image" content="${site}${content.picture}" /><meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" /><meta name="twitter:card" content="summary_large_image" />`}
    !${(content.alternates ?? []).map(({ type, path }) => html`<link rel="alternate" type="${type}" href="${path}" />`).join('')}
    <link rel="alternate" type="text/calendar" href="${calendarPaths.club(club.slug)}" />
    !${content.picture === undefined ? '' : html`<link rel="alternate" type="application/json+oembed" href="/r/oembed?url=${encodeURIComponent(`${site}${content.path}`)}" />`}
    !${ICON}
    <link rel="stylesheet" href="${STYLESHEET_HREF}" />
    <script src="${LIVE_SCRIPT_PATH}" defer></script>
    !${content.data === undefined ? '' : `<script type="application/ld+json">${inScript(content.data)}</script>`}`;

/** On paper alone: the way back to the page, which may have a later version. */
function paperFoot(address: string): string {
  return html`<div class="paper">
    !${qrPicture(address)}
    <p><b>${pageTexts.onPaper}</b><br />${address}</p>
  </div>`;
}

/** A page whole. The part that changes while somebody looks is `main`. */
export function documentOf(place: Place, content: Content): string {
  const { club, isEmbedded } = place;
  const target = isEmbedded ? '<base target="_top">' : '';
  const top = html`<div class="wide top">
    <a href="${publicPaths.club(club.slug)}">${club.name}</a><a href="/">${PRODUCT_NAME}</a>
  </div>`;
  const footer = html`<footer>
    <div class="wide">
      <details>
        <summary>${pageTexts.yourData}</summary>
        <p>${pageTexts.yourDataText}</p>
      </details>
      <nav><a href="${publicPaths.club(club.slug)}">${club.name}</a>!${content.foot ?? ''}</nav>
      !${paperFoot(`${place.site}${content.path}`)}
    </div>
  </footer>`;
  return `<!doctype html>
<html lang="sv"><head>${target}${headOf(place, content)}</head>
<body${isEmbedded ? ' class="embedded"' : ''}${html` data-news="${publicPaths.news(club.slug)}"`}><div id="live"><header class="bar">${isEmbedded ? '' : top}<div class="wide hero">${content.hero}</div></header>
<main class="wide">${content.main}</main></div>${isEmbedded ? '' : footer}<p id="said" class="visually-hidden" role="status"></p></body></html>`;
}

/** What is shown where there is no such page. */
export const missingPage = (): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${ICON}${html`<title>${pageTexts.missing}</title><link rel="stylesheet" href="${STYLESHEET_HREF}" />`}</head>
<body><header class="bar"><div class="wide hero"><h1>${pageTexts.missing}</h1></div></header><main class="wide"><section><p>${pageTexts.missingText}</p><p><a class="button" href="/">${pageTexts.toStart}</a></p></section></main></body></html>`;
