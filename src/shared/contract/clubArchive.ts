import type { Boat, BoatModel } from './boats';
import type { Club, ClubRef } from './clubs';
import type { Id, WireDatetime } from './common';
import type { Course } from './courses';
import type { Observation } from './finishObservations';
import type {
  Publication,
  PublishedResultRow,
  PublishedSailing,
  PublishedSerie,
  PublishedSerieRow,
} from './publications';
import type { ResultLogEntry, Sailing } from './sailings';
import type { Sailor } from './sailors';
import type { Serie, SerieMerge } from './series';
import type { StartGroupRow } from './startGroups';
import type { StartEvent } from './startLog';

/*
 * A whole club as one zip of JSON and files (docs/moving.md). The objects are those of the API as an owner of the club
 * reads them, with the ids that they have where the archive is made.
 */

export const ARCHIVE_FORMAT = 1;

/** `archive.json`, the first file of an archive. */
export interface ArchiveHead {
  /**
   * Rises when what a reader needs is taken away or means something else.
   * @asType integer
   */
  format: 1;
  made_at: WireDatetime;
  /** Of the program that has made it. */
  build: string;
  club: ClubRef;
}

/** A version of a result or of standings, with what it shows; names of people are never in it. */
export interface ArchivedResult extends Publication {
  data: { sailing: PublishedSailing; rows: PublishedResultRow[] };
}

export interface ArchivedStandings extends Publication {
  data: { serie: PublishedSerie; rows: PublishedSerieRow[] };
}

/** In `series.json`. */
export interface ArchivedSerie extends Serie {
  merges: SerieMerge[];
  publications: ArchivedStandings[];
}

/** In `sailings.json`: a sailing with all that lies below it, and its logs, the oldest first. */
export interface ArchivedSailing extends Omit<Sailing, 'start_groups' | 'ungrouped_competitors'> {
  start_groups: StartGroupRow[];
  result_log: ResultLogEntry[];
  start_log: StartEvent[];
  observations: Observation[];
  publications: ArchivedResult[];
}

/** The files of an archive that hold JSON, and what is in them. Logo and maps are paths below `media/`. */
export interface ArchiveContent {
  'archive.json': ArchiveHead;
  'club.json': Club;
  /** As the club may read them; photos are left out. */
  'members.json': Sailor[];
  /** The club's own, those of its members, and those that are entered in its sailings. */
  'boats.json': Boat[];
  /** The types of those boats, classes and entries. */
  'boat-models.json': BoatModel[];
  'courses.json': Course[];
  'series.json': ArchivedSerie[];
  'sailings.json': ArchivedSailing[];
}

export type ArchiveFileName = keyof ArchiveContent;

export const clubArchivePath = (club: Id | string): string => `/api/clubs/${club}/archive/`;
