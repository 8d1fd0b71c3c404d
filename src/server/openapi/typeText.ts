import { escapeHtml } from '../http/html';
import { fieldsOf, nameIn } from './components';
import type { JsonSchema } from './operation';

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'tal',
  integer: 'heltal',
  boolean: 'true eller false',
  null: 'null',
  object: 'objekt',
  array: 'lista',
};

export const typeAnchor = (name: string): string => `typ-${name}`;

const linkTo = (name: string): string => `<a href="#${typeAnchor(name)}">${escapeHtml(name)}</a>`;

const literal = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

function objectText(object: JsonSchema): string {
  const { properties, additionalProperties } = object;
  if (properties) {
    const fields = fieldsOf(object).map(([name, schema]) => `${escapeHtml(name)}: ${typeText(schema)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return typeof additionalProperties === 'object' ? `objekt med ${typeText(additionalProperties)}` : 'objekt';
}

/** What kind of value it is, as HTML: names of types link to where they are described. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref) return linkTo(nameIn(schema.$ref));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ');
  if (schema.type === 'array') return `lista av ${schema.items ? typeText(schema.items) : 'vad som helst'}`;
  if (schema.type === 'object') return objectText(schema);
  if (schema.type === undefined) return 'vad som helst';
  return [schema.type]
    .flat()
    .map((type) => WORDS[type] ?? type)
    .join(' | ');
}
