import contractSchemas from './contractSchemas.json' with { type: 'json' };
import type { JsonSchema, TypeName } from './operation';

export type Schemas = Readonly<Record<string, JsonSchema>>;

const PREFIX = '#/components/schemas/';
const CONTRACT: Schemas = contractSchemas;

export const refTo = (name: string): JsonSchema => ({ $ref: `${PREFIX}${name}` });
export const nameIn = ($ref: string): string => $ref.slice(PREFIX.length);

/** The fields of an object, in their order. */
export const fieldsOf = ({ properties = {} }: JsonSchema): [string, JsonSchema][] =>
  Object.entries(properties).flatMap(([name, schema]) => (schema ? [[name, schema]] : []));

/** The schema of a type of the contract. */
export const definitionOf = (type: TypeName): JsonSchema => CONTRACT[type] ?? {};

/** A body as it is read: unknown keys are ignored. */
const asRead = ({ additionalProperties: _, ...schema }: JsonSchema): JsonSchema => schema;

/** The name of the body that a call takes: in a PATCH no field is required. */
export const bodyName = (type: TypeName, isPartial: boolean): string =>
  isPartial && (definitionOf(type).required ?? []).length > 0 ? `Patched${type}` : type;

function bodySchema(type: TypeName, name: string): JsonSchema {
  const schema = asRead(definitionOf(type));
  if (name === type) return schema;
  const { required: _, ...partial } = schema;
  return partial;
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === '$ref' && typeof inner === 'string' && inner.startsWith(PREFIX) ? [nameIn(inner)] : refsIn(inner),
  );
}

/** The definitions that a document refers to, and those that these refer to. */
export function schemasFor(document: unknown, bodies: readonly { type: TypeName; isPartial: boolean }[]): Schemas {
  const made = new Map(
    bodies.map(({ type, isPartial }) => {
      const name = bodyName(type, isPartial);
      return [name, bodySchema(type, name)] as const;
    }),
  );
  const found = new Map<string, JsonSchema>();
  const waiting = refsIn(document);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const schema = made.get(name) ?? CONTRACT[name];
    if (!schema) throw new Error(`There is no definition of ${name}.`);
    found.set(name, schema);
    waiting.push(...refsIn(schema));
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
