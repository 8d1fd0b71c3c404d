import { escapeHtml } from '../http/html';
import { refTo } from './components';
import { CLIENT_FRAMES, closeCodes, limitsInWords, SERVER_FRAMES, type SocketLimits } from './pushDocument';
import type { TypeName } from './operation';
import { definitions } from './pageParts';
import { pageTexts, pushTexts } from './texts';
import { typeText } from './typeText';

const frames = (types: readonly TypeName[]): string =>
  `<ul>${types.map((type) => `<li>${typeText(refTo(type))}</li>`).join('')}</ul>`;

const SUBSCRIBE = JSON.stringify({ type: 'subscribe', group: 'club_12', token: '<access>', cursor: 'k3f9.1042' });

/** The socket: what is said on it, its limits and how it ends. */
export function pushSection(limits: SocketLimits): string {
  const numbers = limitsInWords(limits).map(
    ({ value, description }) => [value.toLocaleString('sv-SE'), escapeHtml(description)] as const,
  );
  const codes = closeCodes().map(({ code, description }) => [String(code), escapeHtml(description)] as const);
  return `
    <p><code>/ws/clubs/{clubId}/notifications/</code></p>
    <p>${pushTexts.intro}</p>
    <pre>${escapeHtml(SUBSCRIBE)}</pre>
    <h3>${pushTexts.toServer}</h3>${frames(CLIENT_FRAMES)}
    <h3>${pushTexts.toClient}</h3>${frames(SERVER_FRAMES)}
    <h3>${pageTexts.limits}</h3>${definitions(numbers)}
    <h3>${pageTexts.closeCodes}</h3>${definitions(codes)}`;
}
