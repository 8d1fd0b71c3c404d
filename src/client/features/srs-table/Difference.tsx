import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SRS_NUMBERS, type SrsNumbers, type SrsTablePreview } from '../../../shared/contract/srsTable';
import { SRS_NUMBER_LABELS } from '../../../shared/texts/srsTable';
import { containsAllWords } from '../../lib/wordsFound';
import { Toggles } from '../../ui/fields/Toggles';
import { SearchField } from '../../ui/fields/ToolField';
import { formatDecimal } from '../../ui/format';
import { PART_LABELS, PARTS, srsPageTexts as texts, type Part } from './texts';

const Section = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const shown = (number: string | null): string => (number === null ? texts.noNumber : formatDecimal(number));

/** The numbers that a type has. */
const numbersText = (numbers: SrsNumbers): string[] =>
  SRS_NUMBERS.flatMap((number) =>
    numbers[number] === null ? [] : [texts.number(SRS_NUMBER_LABELS[number], shown(numbers[number]))],
  );

/** The numbers that are other than they were. */
const changesText = (before: SrsNumbers, after: SrsNumbers): string[] =>
  SRS_NUMBERS.flatMap((number) =>
    before[number] === after[number]
      ? []
      : [texts.change(SRS_NUMBER_LABELS[number], shown(before[number]), shown(after[number]))],
  );

const rowsOf = (preview: SrsTablePreview, part: Part): { name: string; numbers: string[] }[] =>
  part === 'added' || part === 'gone'
    ? preview[part].map((type) => ({ name: type.name, numbers: numbersText(type) }))
    : preview[part].map(({ name, before, after }) => ({ name, numbers: changesText(before, after) }));

/** So many rows are shown until all are asked for. */
const MANY = 100;

function Types({ rows }: { rows: readonly { name: string; numbers: string[] }[] }) {
  const [isWhole, setWhole] = useState(false);
  const [query, setQuery] = useState('');
  const found = rows.filter(({ name }) => containsAllWords(name, query));
  const some = isWhole ? found : found.slice(0, MANY);
  return (
    <>
      <SearchField label={texts.search} value={query} onChange={setQuery} />
      {found.length === 0 ? (
        <Typography role="status">{texts.nothingFound}</Typography>
      ) : (
        <Table aria-label={texts.difference} sx={{ '& td, & th': { verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{texts.type}</TableCell>
              <TableCell>{texts.numbers}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {some.map(({ name, numbers }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </TableCell>
                <TableCell>
                  {numbers.map((number) => (
                    <div key={number}>{number}</div>
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {some.length < found.length ? (
        <Button onClick={() => setWhole(true)}>{texts.showAll(found.length)}</Button>
      ) : null}
    </>
  );
}

/** How a table differs from the one that is held: part by part, with old and new numbers. */
export function Difference({ preview }: { preview: SrsTablePreview }) {
  const parts = PARTS.filter((part) => preview[part].length > 0);
  const [chosen, choose] = useState<Part>();
  const part = chosen !== undefined && parts.includes(chosen) ? chosen : parts[0];
  return (
    <Section aria-label={texts.difference}>
      <Typography variant="h2">{texts.compared(preview.year, preview.replaces_year)}</Typography>
      {preview.warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      <Typography role="status">
        {[
          part === undefined ? texts.equal : texts.same(preview.same),
          ...(preview.skipped === 0 ? [] : [texts.skipped(preview.skipped)]),
        ].join(' ')}
      </Typography>
      {part === undefined ? null : (
        <>
          <Toggles
            label={texts.parts}
            options={parts.map((id) => ({ id, label: PART_LABELS[id](preview[id].length) }))}
            isOn={(id) => id === part}
            onToggle={choose}
          />
          <Types key={part} rows={rowsOf(preview, part)} />
        </>
      )}
    </Section>
  );
}
