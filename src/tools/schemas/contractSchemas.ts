import { createGenerator, DEFAULT_CONFIG, type Schema } from 'ts-json-schema-generator';

/** Generated, one definition per line. */
export const CONTRACT_SCHEMAS_FILE = 'src/server/openapi/contractSchemas.json';
export const SCHEMAS_COMMAND = 'npm run schemas';

const DEFINITIONS = '#/definitions/';
/** The place of schemas in an OpenAPI document. */
const COMPONENTS = '#/components/schemas/';

/** A file is text in JSON and bytes in multipart; the properties of a browser's `File` are not on the wire. */
const FILE: Schema = {
  type: 'string',
  contentMediaType: 'application/octet-stream',
  description: 'A file, in multipart.',
};

/** The exported types of the wire contract as JSON Schema, by their names: the text of the file. */
export function contractSchemas(): string {
  const generator = createGenerator({
    ...DEFAULT_CONFIG,
    path: 'src/shared/contract/*.ts',
    tsconfig: 'tsconfig.json',
    type: '*',
    expose: 'export',
    topRef: true,
    jsDoc: 'extended',
    skipTypeCheck: true,
    encodeRefs: false,
  });
  const { definitions = {} } = generator.createSchema('*');
  const lines = Object.entries({ ...definitions, WireFile: FILE })
    // Excludes exported functions, and helper types.
    .filter(([name]) => /^[A-Z]\w*$/.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, definition]) =>
        `  ${JSON.stringify(name)}: ${JSON.stringify(definition).replaceAll(DEFINITIONS, COMPONENTS)}`,
    );
  return `{\n${lines.join(',\n')}\n}\n`;
}
