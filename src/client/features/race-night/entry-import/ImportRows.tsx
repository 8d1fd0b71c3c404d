import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatDecimal } from '../../../ui/format';
import { visuallyHidden } from '../../../ui/styles';
import type { ReviewRow, RowAction, RowState } from './reviewOf';
import { importTexts } from './texts';

/** How many rows are shown at first, and with each press for more. */
const STEP = 200;

export interface RowsProps {
  rows: readonly ReviewRow[];
  onAction: (line: number, action: RowAction) => void;
}

const MARKS: Record<RowState, string> = { clear: '✓', doubtful: '△', wrong: '!', left: '×' };

const boatOf = ({ row: { values } }: ReviewRow): string => `${values.sail_number} ${values.boat_name}`.trim();
const ratingOf = ({ row: { values } }: ReviewRow): string =>
  values.rating === null ? '' : formatDecimal(values.rating);
const placeOf = ({ row: { values } }: ReviewRow): string =>
  [values.start_group, values.race_class].filter((name) => name !== null).join(', ');

function ActionButton({ reviewed, onAction }: { reviewed: ReviewRow; onAction: RowsProps['onAction'] }) {
  const { action, row } = reviewed;
  const label = importTexts[action];
  return (
    <Button
      size="small"
      variant={action === 'skip' ? 'text' : 'outlined'}
      aria-label={importTexts.ofBoat(label, boatOf(reviewed), row.line)}
      onClick={() => onAction(row.line, action)}
    >
      {label}
    </Button>
  );
}

/** The first rows, and a button for more of them: a list may have thousands. */
function useShown(rows: readonly ReviewRow[]) {
  const [count, setCount] = useState(STEP);
  const left = rows.length - count;
  const more = left > 0 && (
    <Button onClick={() => setCount(count + STEP)}>{importTexts.showMore(Math.min(STEP, left))}</Button>
  );
  return { shown: rows.slice(0, count), more };
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', whiteSpace: 'nowrap', borderBottom: `2px solid ${theme.vars.palette.text.primary}` },
  '& th, & td': { padding: theme.spacing(0.5, 1, 0.5, 0), verticalAlign: 'middle', overflowWrap: 'anywhere' },
  // Names break where they must, and not for the sake of what is to be known.
  '& td': { minWidth: '5em' },
  '& td:first-of-type': { minWidth: 0, whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& [data-state=doubtful], & [data-state=wrong]': { background: theme.vars.palette.tint.signal },
  '& [data-state=left]': { background: theme.vars.palette.sunken, color: theme.vars.palette.text.secondary },
  '& td.rating': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& td.note': { color: theme.vars.palette.signal.text },
  '& [data-state=left] td.note': { color: 'inherit' },
  '& b': { whiteSpace: 'nowrap' },
  '& .MuiButton-root': { minHeight: 44, whiteSpace: 'nowrap' },
}));

/** Every row in the order of the list, as it will be stored. */
export function RowTable({ rows, onAction }: RowsProps) {
  const { shown, more } = useShown(rows);
  const { head } = importTexts;
  return (
    <>
      <Table aria-label={importTexts.preview}>
        <thead>
          <tr>
            {[head.line, head.sailNumber, head.boat, head.type, head.skipper, head.rating, head.group, head.note].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
            <th scope="col">{head.action}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((reviewed) => {
            const { row, state, notes } = reviewed;
            return (
              <tr key={row.line} data-state={state}>
                <td>
                  {row.line} <span aria-hidden="true">{MARKS[state]}</span>
                  <span style={visuallyHidden}>{importTexts.states[state]}</span>
                </td>
                <td>
                  <b>{row.values.sail_number || '–'}</b>
                </td>
                <td>{row.values.boat_name}</td>
                <td>{row.values.boat_model_name}</td>
                <td>
                  {row.values.skipper_name}
                  {row.values.crew_names !== '' && ` ${importTexts.crew(row.values.crew_names)}`}
                </td>
                <td className="rating">{ratingOf(reviewed)}</td>
                <td>{placeOf(reviewed)}</td>
                <td className="note">{notes.join(' ')}</td>
                <td>
                  <ActionButton {...{ reviewed, onAction }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {more}
    </>
  );
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(0.5, 2),
    alignItems: 'center',
    padding: theme.spacing(1, 1, 1, 1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
  },
  '& [data-state=doubtful], & [data-state=wrong]': { borderLeft: `5px solid ${theme.vars.palette.signal.bg}` },
  '& .soft': { display: 'block', color: theme.vars.palette.text.secondary },
  '& .note': { color: theme.vars.palette.signal.text, fontWeight: 'var(--weight-strong)' },
  '& [data-state=left] .note': { color: 'inherit', fontWeight: 'inherit' },
  '& .MuiButton-root': { minHeight: 44 },
}));

/** Rows as cards, for a phone. */
function RowCards({ rows, onAction }: RowsProps) {
  const { shown, more } = useShown(rows);
  return (
    <>
      <List>
        {shown.map((reviewed) => {
          const { row, state, notes } = reviewed;
          const { values } = row;
          const people = [values.boat_model_name, values.skipper_name, placeOf(reviewed)].filter(Boolean).join(' · ');
          return (
            <li key={row.line} data-state={state}>
              <div>
                <b>{values.sail_number || importTexts.noNumber}</b> {values.boat_name}
                <span className="soft">{people}</span>
              </div>
              <span>{ratingOf(reviewed)}</span>
              <span className="note">{[...notes, importTexts.lineNumber(row.line)].join(' ')}</span>
              <ActionButton {...{ reviewed, onAction }} />
            </li>
          );
        })}
      </List>
      {more}
    </>
  );
}

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  marginTop: theme.spacing(2),
  '& .MuiButton-root': { minHeight: 44 },
}));

interface Section {
  state: RowState;
  title: (count: number) => string;
  hint: string;
}

/** The doubtful first: what is clear needs nobody. */
const SECTIONS: readonly Section[] = [
  { state: 'wrong', title: importTexts.wrong, hint: importTexts.notAdded },
  { state: 'doubtful', title: importTexts.doubtful, hint: importTexts.addedAnyway },
  { state: 'clear', title: importTexts.clearRows, hint: '' },
  { state: 'left', title: importTexts.left, hint: importTexts.notAdded },
];

/** The rows in sections, for a phone; those that are clear are folded. */
export function RowSections({ rows, onAction }: RowsProps) {
  const [isOpen, setOpen] = useState(false);
  return SECTIONS.map(({ state, title, hint }) => {
    const own = rows.filter((row) => row.state === state);
    if (own.length === 0) return null;
    const isFolded = state === 'clear' && !isOpen;
    return (
      <section key={state} aria-label={title(own.length)}>
        <Heading>
          <Typography variant="h3">{title(own.length)}</Typography>
          {state === 'clear' ? (
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? importTexts.hide : importTexts.show}
            </Button>
          ) : (
            <Typography color="textSecondary">{hint}</Typography>
          )}
        </Heading>
        {!isFolded && <RowCards rows={own} onAction={onAction} />}
      </section>
    );
  });
}
