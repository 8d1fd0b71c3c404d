import { readFileSync } from 'node:fs';
import { CONTRACT_SCHEMAS_FILE, contractSchemas, SCHEMAS_COMMAND } from './contractSchemas';

/** The types whose definitions differ between both texts. */
function differing(written: string, made: string): string[] {
  const [before, after] = [new Set(written.split('\n')), new Set(made.split('\n'))];
  const lines = [...[...before].filter((line) => !after.has(line)), ...[...after].filter((line) => !before.has(line))];
  return [...new Set(lines.map((line) => line.split('"')[1] ?? line))].sort();
}

test(`the schemas are those of the wire types (else: ${SCHEMAS_COMMAND})`, () => {
  const written = readFileSync(CONTRACT_SCHEMAS_FILE, 'utf8');
  const made = contractSchemas();
  expect(differing(written, made)).toEqual([]);
  expect(written).toBe(made);
});

test('a type that was changed is named', () => {
  const made = contractSchemas();
  expect(differing(made.replace('"ClubRef": {', '"ClubRef": {"x": 1,'), made)).toEqual(['ClubRef']);
});
