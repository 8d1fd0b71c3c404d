import Typography from '@mui/material/Typography';
import { finishText } from '../../../../sailing-ui/finishText';
import { styled } from '@mui/material/styles';
import { nameOf } from '../words';
import type { LineProblem, PastedLine } from './readFinishLines';
import { finishDialogTexts } from './texts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: theme.spacing(2),
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 'var(--weight-strong)', paddingBottom: 4 },
  '& th': { textAlign: 'left', fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& th, & td': { padding: theme.spacing(0.75, 1.5, 0.75, 0), verticalAlign: 'top' },
  '& tbody tr': { borderTop: `var(--stroke) solid ${theme.vars.palette.divider}` },
  '& [data-tone=wrong]': { color: theme.vars.palette.error.main },
  '& [data-tone=note]': { color: theme.vars.palette.signal.text },
}));

const problemText = (problem: LineProblem): string =>
  typeof problem === 'object' ? finishDialogTexts.sameAs(problem.sameAs) : finishDialogTexts.problems[problem];

function commentOf({ problem, row, held }: PastedLine, replaces: boolean): string {
  if (problem !== null) return problemText(problem);
  if (held !== '') return replaces ? finishDialogTexts.replaces(held) : finishDialogTexts.hasAlready(held);
  return row === null ? finishDialogTexts.unknown : '';
}

interface PastePreviewProps {
  lines: readonly PastedLine[];
  replaces: boolean;
}

/** How each line was understood. */
export function PastePreview({ lines, replaces }: PastePreviewProps) {
  if (lines.length === 0) return null;
  const wrong = lines.filter(({ problem }) => problem !== null).length;
  return (
    <>
      <Table>
        <caption>{finishDialogTexts.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{finishDialogTexts.line}</th>
            <th scope="col">{finishDialogTexts.boat}</th>
            <th scope="col">{finishDialogTexts.finish}</th>
            <th scope="col">{finishDialogTexts.comment}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td>{line.line}</td>
              <td>{line.finish ? (line.row ? nameOf(line.row.boat) : line.number) : line.text}</td>
              <td>{line.finish ? finishText(line.finish) : ''}</td>
              <td data-tone={line.problem === null ? 'note' : 'wrong'}>{commentOf(line, replaces)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Typography role="status" color="error" sx={{ mt: 1 }}>
        {wrong === 0 ? '' : finishDialogTexts.problemCount(wrong)}
      </Typography>
    </>
  );
}
