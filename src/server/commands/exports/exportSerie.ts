import type { Kysely } from 'kysely';
import {
  RESULT_FORMATS,
  SERIE_FORMATS,
  type ClubFormat,
  type ExportNotes,
  type ResultFormat,
} from '../../../shared/contract/exports';
import { fileName } from '../../../shared/domain/csv';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { serieAsSailwave } from '../../../shared/domain/sailwave/serieAsSailwave';
import { writeSailwave } from '../../../shared/domain/sailwave/writeSailwave';
import { localDateOf } from '../../../shared/domain/time';
import { exportTexts } from '../../../shared/texts/exports';
import { validationTexts } from '../../../shared/texts/validation';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database, SerieRecord } from '../../db/schema';
import { forbidden, invalid, refused } from '../../errors';
import { writeSailwaveRatings, writeSailwaveResults } from '../../files/exchange/sailwaveCsv';
import { writeXrr } from '../../files/exchange/xrr';
import { standingsFiles } from '../../files/results/resultFiles';
import { standingsCsv } from '../../files/results/standingsList';
import type { SavedFile } from '../../http/savedFile';
import { listBoatModels } from '../../resources/boat-models/boatModels';
import { namingClub, serieAsPublic, type SerieAsPublic } from '../../resources/publications/readAsPublic';
import { namesOf } from '../../resources/publications/readPublished';
import { serieStandings } from '../../resources/results/standings';
import { visibleSerie } from '../../resources/series/access';
import { FILE_TYPES } from './exportResult';

type Db = Kysely<Database>;

interface Means {
  memoryCache: MemoryCache;
  now: Date;
}

/** A format, with how its file ends. */
const ENDINGS: Record<ClubFormat, { ending: string; type: string; called?: string }> = {
  blw: { ending: 'blw', type: 'application/octet-stream' },
  'sailwave-csv': { ending: 'csv', type: 'text/csv; charset=windows-1252', called: 'sailwave' },
  ratings: { ending: 'csv', type: 'text/csv; charset=windows-1252', called: 'srs till sailwave' },
  xrr: { ending: 'xml', type: 'application/xml; charset=utf-8', called: 'xrr' },
};

const isForReaders = (format: ResultFormat | ClubFormat): format is ResultFormat =>
  RESULT_FORMATS.some((one) => one === format);

async function shownSerie(db: Db, serie: SerieRecord, means: Means): Promise<SerieAsPublic> {
  const shown = await serieAsPublic(db, serie, means);
  if (!shown) throw refused(exportTexts.nothing);
  return shown;
}

/** The series as a file of Sailwave, and what it does not hold. */
async function sailwaveOf(db: Db, serie: SerieRecord, { memoryCache }: Means) {
  const standings = await serieStandings(db, { id: serie.id, clubId: serie.club_id }, memoryCache);
  if (standings.classes.length === 0) throw refused(exportTexts.nothing);
  const races = standings.races.filter(({ status }) => status !== 'unpublished');
  const entries = races.flatMap((race) => race.entries.map(({ id }) => ({ competitor: id })));
  const nameOf = await namesOf(db, await namingClub(db, serie.club_id), entries);
  return serieAsSailwave({
    ...standings,
    races,
    id: serie.id,
    name: serie.name,
    description: serie.description,
    nameOf,
  });
}

async function contentOf(
  db: Db,
  serie: SerieRecord,
  format: ResultFormat | ClubFormat,
  means: Means,
): Promise<Buffer | string> {
  switch (format) {
    case 'csv':
      return standingsCsv(await shownSerie(db, serie, means));
    case 'xlsx':
      return standingsFiles.xlsx(await shownSerie(db, serie, means));
    case 'pdf':
      return standingsFiles.pdf(await shownSerie(db, serie, means));
    case 'xrr':
      return writeXrr(await shownSerie(db, serie, means));
    case 'blw':
      return Buffer.from(writeSailwave((await sailwaveOf(db, serie, means)).file));
    case 'sailwave-csv': {
      const { races } = await serieStandings(db, { id: serie.id, clubId: serie.club_id }, means.memoryCache);
      return writeSailwaveResults(races.filter(({ status }) => status !== 'unpublished' && status !== 'cancelled'));
    }
    case 'ratings': {
      const { name } = await namingClub(db, serie.club_id);
      const types = (await listBoatModels(db)).flatMap(({ name: type, srs }) =>
        srs === null ? [] : [{ name: type, rating: srs }],
      );
      return writeSailwaveRatings(types, exportTexts.ratings(name));
    }
  }
}

interface Asked {
  serie: number;
  format: string;
}

async function allowed(db: Db, actor: Actor, { serie: id, format: asked }: Asked) {
  const serie = await visibleSerie(db, actor, id);
  const format = SERIE_FORMATS.find((one) => one === asked);
  if (!format) throw invalid({ format: [validationTexts.notChoice(asked)] });
  if (!isForReaders(format) && !mayEditClub(actor, serie.club_id)) throw forbidden();
  return { serie, format };
}

function nameFor({ name }: SerieRecord, format: ResultFormat | ClubFormat, { now }: Means): string {
  const day = localDateOf(now.getTime());
  if (isForReaders(format)) return fileName(name, day, format);
  const { ending, called } = ENDINGS[format];
  return fileName([name, called ?? ''].join(' '), day, ending);
}

/**
 * The standings of a series as they stand now, or its races for another program, as a file. Throws 404 where the actor
 * may not see the series, 400 for another format, 403 for a format that is for the club alone, and 400 while there is no
 * result.
 */
export async function exportSerie(db: Db, actor: Actor, asked: Asked, means: Means): Promise<SavedFile> {
  const { serie, format } = await allowed(db, actor, asked);
  return {
    name: nameFor(serie, format, means),
    type: isForReaders(format) ? FILE_TYPES[format] : ENDINGS[format].type,
    content: await contentOf(db, serie, format, means),
  };
}

/** What that file would not hold, or would hold as something else. Throws as `exportSerie`. */
export async function exportNotes(db: Db, actor: Actor, asked: Asked, means: Means): Promise<ExportNotes> {
  const { serie, format } = await allowed(db, actor, asked);
  const notes = format === 'blw' ? (await sailwaveOf(db, serie, means)).notes : [];
  return { name: nameFor(serie, format, means), notes };
}
