import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { BlwDifference } from '../../../../shared/contract/blwImport';
import { decimalText } from '../../../ui/format';
import { sailwaveTexts } from './texts';

const STEP = 50;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 'var(--weight-strong)', paddingBottom: theme.spacing(0.5) },
  '& th': { textAlign: 'left', borderBottom: `2px solid ${theme.vars.palette.text.primary}` },
  '& th, & td': { padding: theme.spacing(0.5, 1, 0.5, 0), verticalAlign: 'top' },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // On a phone the reason stands below the figures.
  [theme.breakpoints.down('sm')]: {
    '& tbody tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 4.5em 4.5em' },
    '& thead tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 4.5em 4.5em' },
    '& .reason': { gridColumn: '1 / -1' },
    '& th.reason': { display: 'none' },
    '& .reason:empty': { display: 'none' },
  },
}));

const whatOf = ({ kind, race, fleet }: BlwDifference): string =>
  [race ?? sailwaveTexts.kinds[kind], fleet].filter((part) => part !== null).join(', ');

/** Every figure that is another one here than in the file, and why. */
export function DifferenceTable({ differences }: { differences: readonly BlwDifference[] }) {
  const [count, setCount] = useState(STEP);
  const { head } = sailwaveTexts;
  const left = differences.length - count;
  return (
    <>
      <Table>
        <caption>{sailwaveTexts.differences}</caption>
        <thead>
          <tr>
            <th scope="col">{head.what}</th>
            <th scope="col">{head.boat}</th>
            <th scope="col" className="figure">
              {head.stored}
            </th>
            <th scope="col" className="figure">
              {head.ours}
            </th>
            <th scope="col" className="reason">
              {head.reason}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, count).map((one, index) => (
            <tr key={index}>
              <td>{whatOf(one)}</td>
              <td>{one.sail_number || one.skipper_name}</td>
              <td className="figure">{decimalText(one.stored)}</td>
              <td className="figure">{one.ours === null ? sailwaveTexts.notScored : decimalText(one.ours)}</td>
              <td className="reason">{one.reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {left > 0 && (
        <Button onClick={() => setCount(count + STEP)}>{sailwaveTexts.showMore(Math.min(STEP, left))}</Button>
      )}
    </>
  );
}
