import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Command } from 'commander';
import type { ClubRef } from '../../shared/contract/clubs';
import { siteOf } from '../../server/addresses';
import { importClub, type ImportedClub } from '../../server/commands/archives/importClub';
import { packClub } from '../../server/commands/archives/packClub';
import { ARCHIVE_FILES, unpackClub, type UnpackedClub } from '../../server/commands/archives/unpackClub';
import { noCache } from '../../server/db/memoryCache';
import contractSchemas from '../../server/openapi/contractSchemas.json' with { type: 'json' };
import { findClub } from '../../server/resources/clubs/clubs';
import { StartError } from '../../server/startError';
import { readTyped, typedPath, withDatabase } from '../cli/runTool';
import { doing } from './command';
import { adminTexts } from './texts';

/** Archives of the server tell which build has made them. */
const BUILD = 'admin';
const OWNER_ONLY = 0o600;

interface Exported {
  club: ClubRef;
  file: string;
  bytes: number;
}

async function exportTo(slug: string, to: string | undefined): Promise<Exported> {
  if (to === undefined) throw new StartError(adminTexts.noTarget);
  const file = typedPath(to);
  if (existsSync(file)) throw new StartError(adminTexts.fileTaken(file));
  return withDatabase(async ({ db, now }, config) => {
    const club = await findClub(db, slug);
    if (!club) throw new StartError(adminTexts.noSuchClub(slug));
    const packing = { site: siteOf(config), build: BUILD, now: now(), memoryCache: noCache };
    const { content } = await packClub(db, club, packing);
    await writeFile(file, content, { flag: 'wx', mode: OWNER_ONLY });
    return { club: { id: club.id, slug: club.slug, name: club.name }, file, bytes: content.length };
  });
}

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
function assertDescribed({ content }: UnpackedClub): void {
  const validate = validatorOf();
  if (validate(content)) return;
  const [error] = validate.errors ?? [];
  const path = error?.instancePath ?? '';
  const file = ARCHIVE_FILES.find((name) => path.startsWith(`/${name}`)) ?? 'archive.json';
  throw new StartError(adminTexts.notAsDescribed(file, `${path} ${error?.message ?? ''}`.trim()));
}

async function importFrom(path: string, slug: string | undefined): Promise<ImportedClub> {
  const archive = unpackClub(await readTyped(path));
  assertDescribed(archive);
  return withDatabase((deps) => importClub(deps, archive, { slug }));
}

/** A whole club out of an installation as one file, and into another. */
export function archiveCommands(club: Command): void {
  doing<{ to?: string }, Exported>(
    club
      .command('export')
      .description('skriver hela klubben till en fil, som kan läsas in på en annan server')
      .argument('<ord>', 'klubben i adresser')
      .option('--to <fil>', 'filen, till exempel klubben.zip'),
    {
      run: ({ to }, [slug = '']) => exportTo(slug, to),
      lines: ({ club: { name }, file }) => [adminTexts.exported(name, file), adminTexts.exportHasAddresses],
    },
  );
  doing<{ slug?: string }, ImportedClub>(
    club
      .command('import')
      .description('gör en ny klubb av ett arkiv: allt eller inget')
      .argument('<fil>', 'arkivet')
      .option('--slug <ord>', 'klubben i adresser, om den ska heta något annat än i arkivet'),
    {
      run: ({ slug }, [path = '']) => importFrom(path, slug),
      lines: ({ differing, ...imported }) => [
        ...adminTexts.imported(imported),
        differing.length === 0 ? adminTexts.rescoredSame : adminTexts.rescoredOtherwise(differing),
        adminTexts.noOwnerYet(imported.club.slug),
      ],
    },
  );
}
