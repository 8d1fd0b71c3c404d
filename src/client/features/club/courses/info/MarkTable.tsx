import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { CourseMark } from '../../../../../shared/contract/courses';
import { degreesMinutes } from '../../../../../shared/domain/position';
import { isPlaced, legLengths } from '../sketch/sketchOf';
import { RoundingSign } from '../sketch/RoundingSign';
import { distanceText, courseTexts } from '../texts';

const Table = styled(MuiTable)(({ theme }) => ({
  '& th, & td': { paddingLeft: 0, verticalAlign: 'top' },
  '& thead th': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 'var(--weight-strong)' },
  '& .figure': { textAlign: 'right', paddingRight: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .position': { fontVariantNumeric: 'tabular-nums' },
  '& .position > span': { whiteSpace: 'nowrap', display: 'inline-block', marginRight: theme.spacing(1.5) },
  // On a phone the position stands under the name, so that nothing is cut off.
  [theme.breakpoints.down('sm')]: {
    '& .wide': { display: 'none' },
    '& .position': {
      ...theme.typography.body2,
      color: theme.vars.palette.text.secondary,
      fontWeight: 'var(--weight-body)',
    },
  },
  [theme.breakpoints.up('sm')]: { '& .narrow': { display: 'none' } },
}));

const Side = styled('span')({ display: 'inline-flex', alignItems: 'flex-start', gap: 6, '& svg': { marginTop: -1 } });

function Place({ mark }: { mark: CourseMark }) {
  if (!isPlaced(mark)) return courseTexts.noPosition;
  return (
    <>
      <span>{degreesMinutes(mark.lat, 'lat')}</span>
      <span>{degreesMinutes(mark.lon, 'lon')}</span>
    </>
  );
}

/** The marks as they are rounded: what a sketch shows, in words and figures. */
export function MarkTable({ marks }: { marks: readonly CourseMark[] }) {
  const legs = legLengths(marks);
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>{courseTexts.number}</TableCell>
          <TableCell>{courseTexts.mark}</TableCell>
          <TableCell>{courseTexts.leave}</TableCell>
          <TableCell className="wide">{courseTexts.position}</TableCell>
          <TableCell className="figure">{courseTexts.leg}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {marks.map((mark, index) => (
          <TableRow key={index}>
            <TableCell>{index + 1}</TableCell>
            <TableCell component="th" scope="row">
              {mark.name}
              <div className="narrow position">
                <Place mark={mark} />
              </div>
            </TableCell>
            <TableCell>
              <Side>
                <RoundingSign rounding={mark.rounding} />
                {courseTexts.roundings[mark.rounding]}
              </Side>
            </TableCell>
            <TableCell className="wide position">
              <Place mark={mark} />
            </TableCell>
            <TableCell className="figure">{legs[index] == null ? '' : distanceText(legs[index])}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
