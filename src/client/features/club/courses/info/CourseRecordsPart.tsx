import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Id } from '../../../../../shared/contract/common';
import type { CourseRecord, CourseRecords } from '../../../../../shared/contract/statistics';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { useCourseRecords } from '../../../../api/statistics';
import { paths } from '../../../../paths';
import { durationText } from '../../../../../shared/domain/duration';
import { windFigures } from '../../../../sailing-ui/race-mode/startActText';
import type { Column } from '../../../../ui/data-table/column';
import { FigureTable } from '../../../../ui/data-table/FigureTable';
import { formatDate } from '../../../../ui/format';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { courseTexts } from '../texts';

/** One record: of a class, by one of the two times. */
interface RecordRow {
  key: string;
  className: string;
  time: string;
  record: CourseRecord;
}

type Kind = 'elapsed' | 'corrected';

/** A course without classes has the same boats twice: those of all boats say it. */
function rowsOf({ records }: CourseRecords, kind: Kind): RecordRow[] {
  return records.flatMap(({ race_class, ...best }) => {
    const record = best[kind];
    const time = kind === 'elapsed' ? record?.elapsed_time : record?.corrected_time;
    if (record === null || time == null) return [];
    return [{ key: race_class ?? '', className: race_class ?? courseTexts.allBoats, time, record }];
  });
}

const columnsFor = (club: string): Column<RecordRow>[] => [
  { id: 'class', label: courseTexts.recordClass, text: ({ className }) => className },
  { id: 'time', label: courseTexts.recordTime, align: 'end', text: ({ time }) => durationText(time) },
  { id: 'boat', label: courseTexts.recordBoat, text: ({ record }) => competitorLabel(record) },
  { id: 'helm', label: courseTexts.recordHelm, text: ({ record }) => record.skipper_name },
  {
    id: 'sailing',
    label: courseTexts.recordSailing,
    text: ({ record }) => record.name,
    cell: ({ record }) => (
      <Link component={RouterLink} to={paths.result(club, record.sailing)}>
        {record.name}
      </Link>
    ),
  },
  { id: 'date', label: courseTexts.recordDate, text: ({ record }) => formatDate(record.date) },
  { id: 'wind', label: courseTexts.recordWind, text: ({ record: { wind } }) => (wind ? windFigures(wind) : '') },
];

function Tables({ records, club }: { records: CourseRecords; club: string }) {
  if (records.records.length === 0) return <Typography>{courseTexts.noRecords}</Typography>;
  const columns = columnsFor(club);
  const tables = [
    { caption: courseTexts.bestElapsed, rows: rowsOf(records, 'elapsed') },
    { caption: courseTexts.bestCorrected, rows: rowsOf(records, 'corrected') },
  ];
  return (
    <>
      <Typography color="text.secondary">{courseTexts.recordsCaption(records.sailings)}</Typography>
      {tables.map(({ caption, rows }) =>
        rows.length === 0 ? null : (
          <FigureTable key={caption} caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />
        ),
      )}
    </>
  );
}

interface CourseRecordsPartProps {
  course: Id;
  /** Where its sailings are linked to. */
  club: string;
}

/** The best times that were sailed on a course, and by whom. */
export function CourseRecordsPart({ course, club }: CourseRecordsPartProps) {
  const { status, records, error, refetch } = useCourseRecords(course);
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
        {courseTexts.records}
      </Typography>
      {records ? (
        <Tables records={records} club={club} />
      ) : status === 'loading' ? (
        <ListSkeleton rows={2} height={44} />
      ) : (
        <ErrorState title={courseTexts.recordsFailed} error={error} onRetry={refetch} />
      )}
    </section>
  );
}
