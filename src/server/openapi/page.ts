import { escapeHtml } from '../http/html';
import { refTo, fieldsOf, type Schemas } from './components';
import type { DescribedCall } from './document';
import type { TypeName, JsonSchema } from './operation';
import { callSection, definitions } from './pageCall';
import { CLIENT_FRAMES, closeCodes, limitsInWords, SERVER_FRAMES, type SocketLimits } from './pushDocument';
import { REFUSALS } from './refusals';
import { documentTexts, pageTexts, pushTexts } from './texts';
import { typeText, typeAnchor } from './typeText';

const isOptional = ({ required = [] }: JsonSchema, field: string): boolean => !required.includes(field);

function content(schema: JsonSchema): string {
  if (!schema.properties) {
    const pattern = schema.pattern ? ` <code>${escapeHtml(schema.pattern)}</code>` : '';
    const format = schema.format ? ` (${escapeHtml(schema.format)})` : '';
    return `<p>${typeText(schema)}${format}${pattern}</p>`;
  }
  const pairs = fieldsOf(schema).map(
    ([name, field]) =>
      [escapeHtml(name), `${typeText(field)}${isOptional(schema, name) ? pageTexts.optional : ''}`] as const,
  );
  return definitions(pairs);
}

/** Every type that the calls and frames refer to, with its fields. */
const typeSection = (schemas: Schemas): string =>
  Object.entries(schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, schema]) => `<section id="${typeAnchor(name)}"><h3>${escapeHtml(name)}</h3>${content(schema)}</section>`,
    )
    .join('');

const frames = (types: readonly TypeName[]): string =>
  `<ul>${types.map((type) => `<li>${typeText(refTo(type))}</li>`).join('')}</ul>`;

const SUBSCRIBE = JSON.stringify({ type: 'subscribe', group: 'club_12', token: '<access>', cursor: 'k3f9.1042' });

/** The socket: its frames, its limits and how it ends. */
function pushSection(limits: SocketLimits): string {
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

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#c9d3dc, #3a4653); --soft: light-dark(#f1f5f8, #1b242d); --link: light-dark(#0b5a8a, #7cc4f2); }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.75rem; } h2 { font-size: 1.375rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin-bottom: 0.25rem; }
  a { color: var(--link); }
  nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; padding: 0; }
  nav a { display: inline-block; padding: 0.5rem 0; }
  details { border: 1px solid var(--line); border-radius: 0.5rem; margin: 0.5rem 0; padding: 0 0.75rem; }
  summary { cursor: pointer; padding: 0.625rem 0; } summary span { display: block; }
  code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
  pre { background: var(--soft); padding: 0.75rem; border-radius: 0.5rem; white-space: pre-wrap; }
  dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: 0.25rem 1rem; margin: 0.5rem 0 1rem; }
  dt { font: 0.875rem/1.7 ui-monospace, monospace; } dd { margin: 0; }
  @media (max-width: 600px) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.5rem; } }
`;

export interface PageContent {
  calls: readonly DescribedCall[];
  schemas: Schemas;
  pushSchemas: Schemas;
  site: string;
  socketLimits: SocketLimits;
}

const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-zåäö]+/g, '-');

const navigation = (titles: readonly string[]): string =>
  `<nav aria-label="${pageTexts.contents}"><ul>${titles.map((title) => `<li><a href="#${anchorOf(title)}">${escapeHtml(title)}</a></li>`).join('')}</ul></nav>`;

const section = (title: string, content: string): string =>
  `<section id="${anchorOf(title)}"><h2>${escapeHtml(title)}</h2>${content}</section>`;

const refusalList = (): string =>
  definitions(Object.entries(REFUSALS).map(([status, { description }]) => [status, escapeHtml(description)] as const));

/** All that the documents say, for people: HTML without scripts. */
export function pageOf(content: PageContent, nonce: string): string {
  const { calls, schemas, pushSchemas, site, socketLimits } = content;
  const tags = [...new Set(calls.map(({ operation }) => operation.tag))];
  const titles = [...tags, pageTexts.refusals, pageTexts.push, pageTexts.types];
  const chapters = tags.map((tag) => {
    const own = calls.filter(({ operation }) => operation.tag === tag);
    return section(tag, own.map((described) => callSection(described, schemas, site)).join(''));
  });
  return `<!doctype html>
<html lang="sv">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${documentTexts.title}</title>
  <style nonce="${nonce}">${STYLE}</style>
</head>
<body>
  <main>
    <h1>${documentTexts.title}</h1>
    <p>${documentTexts.intro}</p>
    <p>${pageTexts.machines}</p>
    ${navigation(titles)}
    ${chapters.join('')}
    ${section(pageTexts.refusals, refusalList())}
    ${section(pageTexts.push, pushSection(socketLimits))}
    ${section(pageTexts.types, typeSection({ ...pushSchemas, ...schemas }))}
  </main>
</body>
</html>
`;
}
