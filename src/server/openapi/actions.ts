import { definitionOf, fieldsOf, nameIn } from './components';
import { OPERATIONS } from './operations';
import type { AnswerBody, JsonSchema, Operation, TypeName } from './operation';

/** A field as OPTIONS describes it. */
export interface FieldInfo {
  type: string;
  required: boolean;
  read_only: boolean;
  label: string;
  choices?: { value: unknown; display_name: string }[];
}

/** What clients of the convention call the types of our contract. */
const TYPES: Partial<Record<TypeName, string>> = {
  Id: 'field',
  WireDate: 'date',
  WireTime: 'time',
  WireDatetime: 'datetime',
  WireDecimal: 'decimal',
  WireDuration: 'duration',
  WireFile: 'file upload',
};
const JSON_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  number: 'float',
  integer: 'integer',
  array: 'list',
};

/** The schema without its null, and what the contract calls it. */
function meantBy(schema: JsonSchema): { name?: TypeName; schema: JsonSchema } {
  const [only] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (only) return meantBy(only);
  if (!schema.$ref) return { schema };
  const name = nameIn(schema.$ref) as TypeName;
  return { name, schema: definitionOf(name) };
}

function typeOf(field: JsonSchema): Pick<FieldInfo, 'type' | 'choices'> {
  const { name, schema } = meantBy(field);
  const known = name && TYPES[name];
  if (known) return { type: known };
  if (schema.enum)
    return { type: 'choice', choices: schema.enum.map((value) => ({ value, display_name: String(value) })) };
  return { type: JSON_TYPES[String(schema.type)] ?? 'nested object' };
}

const isTyped = (body: AnswerBody): body is { type: TypeName } => body !== null && 'type' in body;

/** What the call answers with: the fields that nobody writes are in it as well. */
const answeredBy = ({ answers }: Operation): JsonSchema => {
  const answer = Object.values(answers).find(isTyped);
  return answer ? definitionOf(answer.type) : {};
};

/** The fields that a call takes, and those that it answers with besides; undefined for one that takes no body. */
export function actionOf(call: string): Record<string, FieldInfo> | undefined {
  const operation = OPERATIONS[call];
  if (!operation?.body) return undefined;
  const taken = definitionOf(operation.body);
  const required = new Set(call.startsWith('PATCH ') ? [] : taken.required);
  const written = fieldsOf(taken).map(([name, field]): [string, FieldInfo] => [
    name,
    { ...typeOf(field), required: required.has(name), read_only: false, label: name },
  ]);
  const names = new Set(written.map(([name]) => name));
  const read = fieldsOf(answeredBy(operation)).filter(([name]) => !names.has(name));
  const readOnly = read.map(([name, field]): [string, FieldInfo] => [
    name,
    { ...typeOf(field), required: false, read_only: true, label: name },
  ]);
  return Object.fromEntries([...readOnly, ...written]);
}
