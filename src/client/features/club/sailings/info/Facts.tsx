import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { localDateOf } from '../../../../../shared/domain/time';
import { REGISTRATION_SCOPE_LABELS, RESULT_METHOD_LABELS, START_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useCourses } from '../../../../api/courses';
import { paths } from '../../../../paths';
import { selectCompetitorsOfSailing } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/rootState';
import { Fact, FactList } from '../../../../ui/page/FactList';
import { formatClock, formatDay, formatFullDay, formatTime } from '../../../../ui/format';
import { sailingTexts } from '../texts';

function registration({ registration_open, registration_deadline, status }: SailingRow): string {
  if (!registration_open || status !== 'upcoming') return sailingTexts.info.registrationClosed;
  if (registration_deadline === null) return sailingTexts.info.registrationOpen;
  const day = formatDay(localDateOf(Date.parse(registration_deadline)));
  return sailingTexts.info.registrationOpenUntil(`${day} ${formatClock(registration_deadline)}`);
}

type FactRow = [term: string, fact: ReactNode];

function factsOf(sailing: SailingRow, boats: number): FactRow[] {
  const { info } = sailingTexts;
  return [
    [info.date, formatFullDay(sailing.start_date)],
    [info.time, sailing.start_time === null ? sailingTexts.noTime : formatTime(sailing.start_time)],
    [info.startType, START_TYPE_LABELS[sailing.start_type]],
    [info.resultMethod, RESULT_METHOD_LABELS[sailing.result_method]],
    [info.serie, sailing.serie?.name ?? info.noSerie],
    [info.competitors, sailingTexts.boats(boats)],
    [info.registration, registration(sailing)],
    [info.scope, REGISTRATION_SCOPE_LABELS[sailing.registration_scope]],
  ];
}

interface FactsProps {
  club: Club;
  sailing: SailingRow;
}

/** The name of the course that is sailed, once it has been read, on the way to its page. */
function useCourseFact(club: Club, { course: id }: SailingRow): FactRow[] {
  const course = useCourses(club.id).courses?.find((one) => one.id === id);
  if (course === undefined) return [];
  const link = (
    <Link component={RouterLink} to={paths.course(club.slug, course.id)}>
      {course.name}
    </Link>
  );
  return [[sailingTexts.info.course, link]];
}

export function Facts({ club, sailing }: FactsProps) {
  const course = useCourseFact(club, sailing);
  // Counted here: no frame reports that the number in the sailing's own row has changed.
  const boats = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing.id).length);
  return (
    <FactList>
      {[...factsOf(sailing, boats), ...course].map(([term, fact]) => (
        <Fact key={term} term={term}>
          {fact}
        </Fact>
      ))}
    </FactList>
  );
}
