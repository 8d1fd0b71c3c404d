import type { Kysely } from 'kysely';
import type { PublicPeople, PublicSailing, PublicSerie, Publication } from '../../../shared/contract/publications';
import { publicName } from '../../../shared/domain/publication/publicName';
import { wireDatetime } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import type { PublicationRecord } from '../../db/schemaPublications';
import { openSailing } from '../sailings/access';
import { openSerie } from '../series/access';
import type { SailingData } from './publishedSailing';
import type { SerieData } from './publishedSerie';
import { peopleOf, publicationOf, type PublicClub } from './repository';

type Db = Kysely<Database>;

const NOBODY: PublicPeople = { skipper_name: '', crew_names: '' };

/** The names of the people in these entries, by the rules of the club and their own wishes as they are now. */
export async function namesOf(
  db: Db,
  { publish_names: rule, publish_crew: hasCrew }: Pick<PublicClub, 'publish_names' | 'publish_crew'>,
  rows: readonly { competitor: number }[],
): Promise<(competitor: number) => PublicPeople> {
  const people = await peopleOf(
    db,
    rows.map(({ competitor }) => competitor),
  );
  const names = new Map(
    people.map((one): [number, PublicPeople] => {
      const isHidden = one.hide_name === 1 || one.sailor_hides === 1;
      const isMinor = one.is_minor === 1 || one.sailor_is_minor === 1;
      const skipper = publicName({ name: one.skipper_name, isHidden, isMinor }, rule);
      // Nobody has said who of a crew is of age, or wants to be named: they go with their helm.
      const isCrewShown = hasCrew === 1 && rule === 'skipper' && !isHidden && !isMinor;
      return [one.id, { skipper_name: skipper, crew_names: isCrewShown ? one.crew_names : '' }];
    }),
  );
  return (competitor) => names.get(competitor) ?? NOBODY;
}

/** A version as lists of versions tell it. `isOwn`: to an official of the club. */
export const presentPublication = (publication: PublicationRecord, isOwn: boolean): Publication => ({
  number: publication.number,
  state: publication.state,
  made_at: wireDatetime(Date.parse(publication.made_at)),
  made_by:
    isOwn && publication.made_by_name !== null ? { user: publication.user_id, name: publication.made_by_name } : null,
  note: publication.note,
  changes: JSON.parse(publication.changes) as string[],
});

function headOf(club: PublicClub, publication: PublicationRecord) {
  const { number: version, state, made_at, note, changes } = presentPublication(publication, false);
  const { id, slug, name } = club;
  return { format: 1 as const, state, version, made_at, note, changes, club: { id, slug, name } };
}

/** Whether the club shows anything to the public at all. */
const isOpen = ({ publish }: PublicClub): boolean => publish !== 'off';

/**
 * A sailing's published result with the names of people: the newest version, or the one that is named. Null where there
 * is none that the public may read.
 */
export async function readPublicSailing(
  db: Db,
  club: PublicClub,
  id: number,
  version?: number,
): Promise<PublicSailing | null> {
  if (!isOpen(club) || !(await openSailing(db, club.id, id))) return null;
  const publication = await publicationOf(db, { sailing: id }, version);
  if (!publication?.data) return null;
  const { rows, sailing: shown } = JSON.parse(publication.data) as SailingData;
  const nameOf = await namesOf(db, club, rows);
  return {
    ...headOf(club, publication),
    sailing: shown,
    rows: rows.map((row) => ({ ...row, ...nameOf(row.competitor) })),
  };
}

/** A series' published standings, as `readPublicSailing`. */
export async function readPublicSerie(
  db: Db,
  club: PublicClub,
  id: number,
  version?: number,
): Promise<PublicSerie | null> {
  if (!isOpen(club) || !(await openSerie(db, club.id, id))) return null;
  const publication = await publicationOf(db, { serie: id }, version);
  if (!publication?.data) return null;
  const { rows, serie: shown } = JSON.parse(publication.data) as SerieData;
  const nameOf = await namesOf(db, club, rows);
  return {
    ...headOf(club, publication),
    serie: shown,
    rows: rows.map((row) => ({ ...row, skipper_name: nameOf(row.competitor).skipper_name })),
  };
}
