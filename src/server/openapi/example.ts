import { nameIn, type Schemas } from './components';
import type { JsonSchema } from './operation';

/** Values of the wire's own kinds. */
const BY_TYPE: Readonly<Record<string, unknown>> = {
  Id: 1,
  WireDate: '2026-06-04',
  WireTime: '18:30:00',
  WireDatetime: '2026-06-04T18:30:00+02:00',
  WireDuration: '01:02:03',
  WireDecimal: '1.005',
};

/** Values that fields of these names have. */
const BY_FIELD: Readonly<Record<string, unknown>> = {
  email: 'sara@exempel.se',
  password: 'Kryssa-mot-vinden',
  current_password: 'Kryssa-mot-vinden',
  new_password: 'Slör-mot-hamnen',
  name: 'Torsdag 3',
  sail_number: 'SWE 312',
  message: 'Hej.',
  from: 'SWE 12',
  into: 'SWE 2',
  token: '<token>',
  refresh: '<refresh>',
};

const MAX_DEPTH = 6;

function exampleObject({ properties = {}, required = [] }: JsonSchema, schemas: Schemas, depth: number): object {
  // Where no field is required, the first two show the form.
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 2);
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = properties[name];
      return field ? [[name, name in BY_FIELD ? BY_FIELD[name] : exampleOf(field, schemas, depth + 1)]] : [];
    }),
  );
}

const BY_KIND: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true, string: 'text', null: null };

function exampleOfKind(schema: JsonSchema, schemas: Schemas, depth: number): unknown {
  const [kind = ''] = [schema.type ?? []].flat();
  if (kind === 'object') return exampleObject(schema, schemas, depth);
  if (kind === 'array') return schema.items ? [exampleOf(schema.items, schemas, depth + 1)] : [];
  return BY_KIND[kind];
}

/** A value that a schema describes, as a reader would write it. */
export function exampleOf(schema: JsonSchema, schemas: Schemas, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (schema.$ref) {
    const name = nameIn(schema.$ref);
    return name in BY_TYPE ? BY_TYPE[name] : exampleOf(schemas[name] ?? {}, schemas, depth);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  return schema.anyOf?.[0] ? exampleOf(schema.anyOf[0], schemas, depth) : exampleOfKind(schema, schemas, depth);
}
