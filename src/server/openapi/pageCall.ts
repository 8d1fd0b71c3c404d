import { escapeHtml } from '../http/html';
import { schemaOf } from './answers';
import { bodyName, refTo, type Schemas } from './components';
import { operationIdOf, parametersOf, type DescribedCall } from './document';
import { exampleOf } from './example';
import type { AnswerBody } from './operation';
import { refusalsOf, REFUSALS } from './refusals';
import { pageTexts, WHO_MAY } from './texts';
import { typeText } from './typeText';

/** Names with what they mean, as HTML. */
export const definitions = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl>${pairs.map(([term, meaning]) => `<dt>${term}</dt><dd>${meaning}</dd>`).join('')}</dl>`;

const PLACES = { path: pageTexts.inPath, query: pageTexts.inQuery, header: pageTexts.inHeader } as const;

/** The address of a call, with the parts that its reader fills in as they stand in the path. */
const commandFor = ({ method, path, policy, operation }: DescribedCall, schemas: Schemas, site: string): string => {
  const isPartial = method === 'PATCH';
  const body = operation.body && JSON.stringify(exampleOf(refTo(bodyName(operation.body, isPartial)), schemas));
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${site}${path}'`,
    ...(policy === 'user' || policy === 'club' ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${body}'`] : []),
  ].join(' \\\n  ');
};

function answerText(body: AnswerBody): string {
  if (body === null) return pageTexts.noBody;
  if ('media' in body) return body.media.map(escapeHtml).join(', ');
  if ('type' in body && body.list === 'paged')
    return `${typeText({ type: 'array', items: refTo(body.type) })}${pageTexts.orPage}`;
  return typeText(schemaOf(body) ?? {});
}

function parameterList(described: DescribedCall): string {
  const parameters = parametersOf(described);
  if (parameters.length === 0) return '';
  const pairs = parameters.map(
    ({ name, in: place, description, schema }) =>
      [escapeHtml(name), `${PLACES[place]}, ${typeText(schema)}. ${escapeHtml(description)}`] as const,
  );
  return `<h3>${pageTexts.parameters}</h3>${definitions(pairs)}`;
}

function bodyText({ method, operation: { body } }: DescribedCall): string {
  return body ? `<h3>${pageTexts.body}</h3><p>${typeText(refTo(bodyName(body, method === 'PATCH')))}</p>` : '';
}

function answerList({ call, operation }: DescribedCall): string {
  const good = Object.entries(operation.answers).map(([status, body]) => [status, answerText(body)] as const);
  const bad = refusalsOf(call, operation).map(
    (status) => [String(status), escapeHtml(REFUSALS[status].description)] as const,
  );
  return `<h3>${pageTexts.answers}</h3>${definitions([...good, ...bad])}`;
}

/** A call, folded up: who may make it, what it takes and answers, and how to make it from a shell. */
export function callSection(described: DescribedCall, schemas: Schemas, site: string): string {
  const { method, path, policy, operation } = described;
  return `<details id="${operationIdOf(described)}">
    <summary><code>${method} ${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
    <p>${pageTexts.who}: ${WHO_MAY[policy]}</p>
    ${parameterList(described)}${bodyText(described)}${answerList(described)}
    <h3>${pageTexts.example}</h3><pre>${escapeHtml(commandFor(described, schemas, site))}</pre>
  </details>`;
}
