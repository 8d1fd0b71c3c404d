import { escapeHtml } from '../http/html';
import { fieldsOf, type Schemas } from './components';
import type { JsonSchema } from './operation';
import { definitions } from './pageParts';
import { pageTexts } from './texts';
import { typeAnchor, typeText } from './typeText';

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

/** Every type that the calls and frames speak of, with its fields. */
export const typeSection = (schemas: Schemas): string =>
  Object.entries(schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, schema]) => `<section id="${typeAnchor(name)}"><h3>${escapeHtml(name)}</h3>${content(schema)}</section>`,
    )
    .join('');
