import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { ARCHIVE_FILES, type UnpackedClub } from '../../server/commands/archives/unpackClub';
import contractSchemas from '../../server/openapi/contractSchemas.json' with { type: 'json' };
import { StartError } from '../../server/startError';
import { adminTexts } from './texts';

const PLACE = '#/components/schemas/';

/** What a later version adds to an object is passed over. */
const lenient = (schemas: object): object =>
  JSON.parse(
    JSON.stringify(schemas).replaceAll('"additionalProperties":false', '"additionalProperties":true'),
  ) as object;

function validatorOf(): ValidateFunction {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  const archive = { $ref: `${PLACE}ArchiveContent`, components: { schemas: lenient(contractSchemas) } };
  return ajv.compile(archive);
}

/** Throws one readable line unless what an archive holds is as the schemas of the API say. */
export function assertDescribed({ content }: UnpackedClub): void {
  const validate = validatorOf();
  if (validate(content)) return;
  const [error] = validate.errors ?? [];
  const path = error?.instancePath ?? '';
  const file = ARCHIVE_FILES.find((name) => path.startsWith(`/${name}`)) ?? 'archive.json';
  throw new StartError(adminTexts.notAsDescribed(file, `${path} ${error?.message ?? ''}`.trim()));
}
