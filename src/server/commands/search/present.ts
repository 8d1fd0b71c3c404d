import type { ClubRef } from '../../../shared/contract/clubs';
import type { SearchHit } from '../../../shared/contract/indexData';
import { competitorLabel } from '../../../shared/domain/sailNumber';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import type { FoundClub, FoundCompetitor, FoundCourse, FoundSailing, FoundSailor, FoundSerie } from './repository';

/** What hits are described by. */
const searchTexts = {
  club: 'Klubb',
  serie: 'Serie',
  course: 'Bana',
  restingCourse: 'Vilande bana',
  sailor: 'Medlem',
  list: (...parts: string[]) => parts.filter((part) => part !== '').join(' · '),
} as const;

interface InClub {
  club_id: number;
  club_slug: string;
  club_name: string;
}

const clubOf = ({ club_id: id, club_slug: slug, club_name: name }: InClub): ClubRef => ({ id, slug, name });
const clubPage = (slug: string): string => `/clubs/${slug}`;

export const presentClubHit = ({ id, slug, name, city }: FoundClub): SearchHit => ({
  model: 'club',
  id,
  label: name,
  description: searchTexts.list(searchTexts.club, city),
  club: { id, slug, name },
  url: clubPage(slug),
});

export const presentSerieHit = (serie: FoundSerie): SearchHit => ({
  model: 'serie',
  id: serie.id,
  label: serie.name,
  description: searchTexts.list(searchTexts.serie, serie.club_name),
  club: clubOf(serie),
  url: `${clubPage(serie.club_slug)}/series/${serie.id}/info`,
});

export const presentSailingHit = (sailing: FoundSailing): SearchHit => ({
  model: 'sailing',
  id: sailing.id,
  label: sailing.name,
  description: searchTexts.list(sailing.start_date, SAILING_STATUS_LABELS[sailing.status], sailing.club_name),
  club: clubOf(sailing),
  url: `${clubPage(sailing.club_slug)}/sailings/${sailing.id}/info`,
});

/** A boat is shown in its latest sailing: the result where that is finished, else the start groups. */
export function presentCompetitorHit(entry: FoundCompetitor): SearchHit {
  const label = competitorLabel(entry);
  const helm = label === entry.skipper_name ? '' : entry.skipper_name;
  const page = entry.status === 'finished' ? 'result' : 'competitors';
  return {
    model: 'competitor',
    id: entry.id,
    label,
    description: searchTexts.list(helm, entry.sailing_name, entry.start_date),
    club: clubOf(entry),
    url: `${clubPage(entry.club_slug)}/sailings/${entry.sailing_id}/${page}`,
  };
}

export const presentCourseHit = (course: FoundCourse): SearchHit => ({
  model: 'course',
  id: course.id,
  label: course.name,
  description: searchTexts.list(
    course.is_active === 1 ? searchTexts.course : searchTexts.restingCourse,
    course.club_name,
  ),
  club: clubOf(course),
  url: `${clubPage(course.club_slug)}/courses/${course.id}`,
});

export const presentSailorHit = (sailor: FoundSailor): SearchHit => ({
  model: 'sailor',
  id: sailor.id,
  label: `${sailor.first_name} ${sailor.last_name}`.trim(),
  description: searchTexts.list(searchTexts.sailor, sailor.club_name),
  club: clubOf(sailor),
  url: `/sailors/${sailor.id}`,
});
