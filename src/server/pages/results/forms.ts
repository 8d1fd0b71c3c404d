import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { presentPublication, readPublicSailing, readPublicSerie } from '../../resources/publications/readPublished';
import { publicationsOf, type PublicClub, type Subject } from '../../resources/publications/repository';
import { resultFiles, standingsFiles } from '../../files/results/resultFiles';
import { resultCsv } from '../../files/results/resultList';
import { standingsCsv } from '../../files/results/standingsList';
import { WORKBOOK_TYPE } from '../../files/workbook';
import { renderPicture, type PictureForm } from '../pictures/drawPicture';
import { sailingFacts, serieFacts, type PictureFacts } from '../pictures/pictureFacts';
import type { Publication } from '../../../shared/contract/publications';
import type { Place } from './document';
import { winnerSvg } from './parts';
import { sailingPage } from './sailingPage';
import { seriePage } from './seriePage';

type Db = Kysely<Database>;

export const HTML = 'text/html; charset=utf-8';

/** How a page was asked for. */
export interface Asked {
  slug: string;
  version: number | undefined;
  isEmbedded: boolean;
  picture: PictureForm;
}

export type Render = (db: Db, club: PublicClub) => Promise<string | Buffer | null>;

/** One form of what is published: its type, what it is allowed, and how it is made. */
export interface Form {
  type: string;
  /** Other sites may read it by script. */
  isShared?: boolean;
  render: Render;
}

/** How one thing that is published is read, and what is made of it. */
interface Made<T> {
  read: (db: Db, club: PublicClub) => Promise<T | null>;
  subject: Subject;
  page: (place: Place, result: T, versions: readonly Publication[]) => string;
  csv: (result: T) => string;
  files: Record<'pdf' | 'xlsx', (result: T) => Promise<Buffer>>;
  facts: (result: T) => PictureFacts;
}

type PlaceOf = (club: PublicClub) => Place;

/** The forms by the end of their address; '' is the page. */
function formsOf<T extends object>(
  { read, subject, page, csv, files, facts }: Made<T>,
  { picture }: Asked,
  placeOf: PlaceOf,
): Record<string, Form> {
  const from =
    (make: (result: T) => string | Promise<Buffer>): Render =>
    async (db, club) => {
      const result = await read(db, club);
      return result && make(result);
    };
  const render: Render = async (db, club) => {
    const result = await read(db, club);
    if (!result) return null;
    const versions = (await publicationsOf(db, subject)).map((one) => presentPublication(one, false));
    return page(placeOf(club), result, versions);
  };
  return {
    '': { type: HTML, render },
    json: { type: 'application/json; charset=utf-8', isShared: true, render: from((result) => JSON.stringify(result)) },
    csv: { type: 'text/csv; charset=utf-8', isShared: true, render: from(csv) },
    pdf: { type: 'application/pdf', render: from(files.pdf) },
    xlsx: { type: WORKBOOK_TYPE, render: from(files.xlsx) },
    png: { type: 'image/png', render: from((result) => renderPicture(facts(result), picture)) },
  };
}

/** The forms of a sailing's result; .svg is the boat that won. */
export function sailingForms(id: number, asked: Asked, placeOf: PlaceOf): Record<string, Form> {
  const read = (db: Db, club: PublicClub) => readPublicSailing(db, club, id, asked.version);
  const winner: Render = async (db, club) => {
    const result = await read(db, club);
    return result && winnerSvg(result);
  };
  const made = { read, subject: { sailing: id }, page: sailingPage, csv: resultCsv, files: resultFiles };
  return {
    ...formsOf({ ...made, facts: sailingFacts }, asked, placeOf),
    svg: { type: 'image/svg+xml', render: winner },
  };
}

/** The forms of a series' standings. */
export const serieForms = (id: number, asked: Asked, placeOf: PlaceOf): Record<string, Form> =>
  formsOf(
    {
      read: (db, club) => readPublicSerie(db, club, id, asked.version),
      subject: { serie: id },
      page: seriePage,
      csv: standingsCsv,
      files: standingsFiles,
      facts: serieFacts,
    },
    asked,
    placeOf,
  );
