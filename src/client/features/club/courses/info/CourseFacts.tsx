import type { Course } from '../../../../../shared/contract/courses';
import { Fact, FactList } from '../../../../ui/page/FactList';
import { formatDecimal } from '../../../../ui/format';
import { legLengths } from '../sketch/sketchOf';
import { distanceText, courseTexts } from '../texts';

/** How far it is along the marks; null when a leg is not known. */
function alongMarks({ marks }: Course): number | null {
  const [, ...legs] = legLengths(marks);
  if (legs.length === 0) return null;
  return legs.reduce((sum, nm) => (sum === null || nm === null ? null : sum + nm), 0);
}

export function CourseFacts({ course }: { course: Course }) {
  const { length_nm, marks, is_active } = course;
  const along = alongMarks(course);
  return (
    <FactList>
      <Fact term={courseTexts.length}>
        {length_nm === null ? courseTexts.noLength : courseTexts.lengthOf(formatDecimal(length_nm))}
      </Fact>
      {along === null ? null : <Fact term={courseTexts.betweenMarks}>{distanceText(along)}</Fact>}
      <Fact term={courseTexts.markCount}>{marks.length}</Fact>
      <Fact term={courseTexts.state}>{is_active ? courseTexts.stateActive : courseTexts.stateResting}</Fact>
    </FactList>
  );
}
