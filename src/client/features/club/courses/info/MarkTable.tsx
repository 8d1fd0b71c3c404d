import { styled } from '@mui/material/styles';
import type { CourseMark } from '../../../../../shared/contract/courses';
import { degreesMinutes } from '../../../../../shared/domain/position';
import { isPlaced, legLengths } from '../sketch/sketchOf';
import { RoundingSign } from '../sketch/RoundingSign';
import { distanceText, texts } from '../texts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1, 1.5, 1, 0),
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
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
  if (!isPlaced(mark)) return texts.noPosition;
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
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.mark}</th>
          <th scope="col">{texts.leave}</th>
          <th scope="col" className="wide">
            {texts.position}
          </th>
          <th scope="col" className="figure">
            {texts.leg}
          </th>
        </tr>
      </thead>
      <tbody>
        {marks.map((mark, index) => (
          <tr key={index}>
            <td>{index + 1}</td>
            <th scope="row">
              {mark.name}
              <div className="narrow position">
                <Place mark={mark} />
              </div>
            </th>
            <td>
              <Side>
                <RoundingSign rounding={mark.rounding} />
                {texts.roundings[mark.rounding]}
              </Side>
            </td>
            <td className="wide position">
              <Place mark={mark} />
            </td>
            <td className="figure">{legs[index] == null ? '' : distanceText(legs[index])}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
