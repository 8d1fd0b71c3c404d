import fc from 'fast-check';
import { fieldsOf, nameIn, type Schemas } from '../../../server/openapi/components';
import type { JsonSchema } from '../../../server/openapi/operation';
import { nastyName, nastyValue } from './nastyValues';

const MAX_DEPTH = 5;

const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
const date = fc.tuple(two(1, 12), two(1, 28)).map(([month, day]) => `2026-${month}-${day}`);
const time = fc.tuple(two(0, 23), two(0, 59)).map(([hour, minute]) => `${hour}:${minute}:00`);

/** Values of the wire's own kinds, mostly such as a sailing evening has. */
const WIRE: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  WireDate: date,
  WireTime: time,
  WireDatetime: fc.tuple(date, time).map(([day, clock]) => `${day}T${clock}+02:00`),
  WireDuration: time,
  WireDecimal: fc.oneof(
    fc.integer({ min: 300, max: 2_500 }).map((thousandths) => (thousandths / 1_000).toFixed(3)),
    fc.integer({ min: 0, max: 99_999 }).map((tenths) => (tenths / 10).toFixed(1)),
  ),
  WireFile: fc.constantFrom('', null, 'http://localhost:3000/media/x'),
};

/** What fields of these names are filled with, besides any text. */
const NAMED: Readonly<Record<string, readonly unknown[]>> = {
  email: ['ny@exempel.se', 'PERSON-1@example.se', 'inte en adress'],
  sail_number: ['SWE 1', 'SWE 2', 'swe312', '57'],
  password: ['Kryssa-mot-vinden', 'kort', '12345678'],
  from: ['SWE 9', 'SWE 10'],
  into: ['SWE 8', 'SWE 10'],
};

export interface Wanted {
  schemas: Schemas;
  /** Ids that name something, of one kind or another. */
  ids: readonly number[];
  /** Those that fields of these names should have. */
  idsByField: Readonly<Record<string, number>>;
}

function text(name: string): fc.Arbitrary<unknown> {
  const any = fc.string({ unit: 'grapheme', maxLength: 20 });
  const known = NAMED[name];
  return known ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, any) : any;
}

/** One of several kinds; the later `type` words of a schema are kinds too. */
function ofKind(kind: string, schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  if (kind === 'object') return anObject(schema, place);
  if (kind === 'array')
    return fc.array(bodyOf(schema.items ?? {}, { ...place, depth: place.depth + 1 }), { maxLength: 4 });
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'null') return fc.constant(null);
  if (kind === 'string') return text(place.name);
  return fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer());
}

/** What has to be there, and a few of the rest or many: with many, one of them is mostly wrong where it stands. */
function someFields(
  fields: readonly (readonly [string, fc.Arbitrary<unknown>])[],
  required: readonly string[],
): fc.Arbitrary<unknown> {
  const rest = fields.map(([name]) => name).filter((name) => !required.includes(name));
  const few = fc
    .subarray(rest, { maxLength: Math.min(2, rest.length) })
    .chain((chosen) =>
      fc.record(Object.fromEntries(fields.filter(([name]) => required.includes(name) || chosen.includes(name)))),
    );
  const many = fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: [...required] });
  return fc.oneof({ arbitrary: few, weight: 2 }, many);
}

function anObject(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  const below = { ...place, depth: place.depth + 1 };
  const fields = fieldsOf(schema).map(([name, field]) => [name, bodyOf(field, { ...below, name })] as const);
  if (fields.length > 0) return someFields(fields, schema.required ?? []);
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return fc.dictionary(fc.constantFrom('DNC', 'DNF', '0', 'x'), bodyOf(inner, below), { maxKeys: 2 });
}

interface Place extends Wanted {
  name: string;
  depth: number;
}

function anId({ ids, idsByField, name }: Place): fc.Arbitrary<unknown> {
  const fitting = idsByField[name];
  return fc.oneof(
    ...(fitting === undefined ? [] : [{ arbitrary: fc.constant(fitting), weight: 12 }]),
    { arbitrary: fc.constantFrom(...ids), weight: 4 },
    fc.constantFrom(0, 9_999, 2_147_483_647),
  );
}

function bodyOf(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  if (place.depth > MAX_DEPTH) return fc.constant(null);
  if (schema.$ref) {
    const name = nameIn(schema.$ref);
    if (name === 'Id') return anId(place);
    return WIRE[name] ?? bodyOf(place.schemas[name] ?? {}, place);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => bodyOf(one, place)));
  const kinds = [schema.type ?? 'null'].flat();
  return fc.oneof(...kinds.map((kind) => ofKind(kind, schema, place)));
}

/** Bodies as the document has them. */
export const validBody = (schema: JsonSchema, wanted: Wanted): fc.Arbitrary<unknown> =>
  bodyOf(schema, { ...wanted, name: '', depth: 0 });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With another value somewhere in it, a key too few or a key too many. */
function spoilt(body: unknown, where: readonly number[], value: unknown): unknown {
  const [first = 0, ...rest] = where;
  const keys = isObject(body) ? Object.keys(body) : Array.isArray(body) ? [...body.keys()] : [];
  if (keys.length === 0 || where.length === 0) return value;
  const key = keys[first % keys.length] ?? 0;
  if (Array.isArray(body))
    return body.map((item: unknown, index) => (index === key ? spoilt(item, rest, value) : item));
  return isObject(body) ? { ...body, [key]: spoilt(body[String(key)], rest, value) } : value;
}

/** Bodies with one thing wrong in them. */
export const nearlyValidBody = (schema: JsonSchema, wanted: Wanted): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      arbitrary: fc
        .tuple(validBody(schema, wanted), fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }), nastyValue)
        .map(([body, where, value]) => spoilt(body, where, value)),
      weight: 5,
    },
    fc
      .tuple(validBody(schema, wanted), nastyName, nastyValue)
      .map(([body, name, value]) => (isObject(body) ? { ...body, [name]: value } : body)),
    nastyValue,
  );
