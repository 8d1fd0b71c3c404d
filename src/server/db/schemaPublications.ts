import type { Generated, Insertable, Selectable } from 'kysely';
import type { PublishMode, PublishedNames } from '../../shared/contract/clubs';
import type { PublicationState } from '../../shared/contract/publications';
import type { Flag, Instant } from './schemaFiles';

/** What a club makes public, and how. */
export interface PublishColumns {
  publish: Generated<PublishMode>;
  publish_names: Generated<PublishedNames>;
  publish_crew: Generated<Flag>;
  publish_indexed: Generated<Flag>;
  /** The club's number when the way to publish was last changed: what changed before is not published by itself. */
  publish_after: Generated<number>;
  /** One more with every change of what is public that takes no number of the club's. */
  publish_stamp: Generated<number>;
}

/** How public pages name somebody. */
export interface NameColumns {
  hide_name: Generated<Flag>;
  is_minor: Generated<Flag>;
}

/** Versions of results and standings that have been made public. Either a sailing or a serie is named. */
export interface PublicationsTable {
  id: Generated<number>;
  sailing_id: number | null;
  serie_id: number | null;
  number: number;
  state: PublicationState;
  made_at: Instant;
  user_id: number | null;
  /** null: the server published by itself. */
  made_by_name: string | null;
  note: Generated<string>;
  /** JSON: list of texts. */
  changes: string;
  /** JSON of what is shown, without names of people; null: it has been taken off. */
  data: string | null;
}

export type PublicationRecord = Selectable<PublicationsTable>;
export type NewPublication = Insertable<PublicationsTable>;
