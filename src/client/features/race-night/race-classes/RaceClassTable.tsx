import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { RaceClass } from '../../../../shared/contract/raceClasses';
import { RESULT_METHOD_LABELS } from '../../../../shared/texts/labels';
import { useBoatModelsQuery } from '../../../api/boats';
import { formatDecimal } from '../../../ui/format';
import { Delete, Edit } from '../../../ui/icons';
import { visuallyHidden } from '../../../ui/styles';
import type { ClassDialog } from './RaceClassDialogs';
import { raceClassTexts } from './texts';

/** Which boats a class is for: "0,930–1,050", "från 0,930", "Endast IF-båt". */
function intervalText({ kind, min_rating: min, max_rating: max }: RaceClass, model: string | undefined): string {
  if (kind === 'one_design') return model === undefined ? raceClassTexts.modelGone : raceClassTexts.model(model);
  if (min !== null && max !== null) return raceClassTexts.between(formatDecimal(min), formatDecimal(max));
  if (min !== null) return raceClassTexts.from(formatDecimal(min));
  return max === null ? raceClassTexts.noLimits : raceClassTexts.to(formatDecimal(max));
}

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

interface RaceClassTableProps {
  classes: readonly RaceClass[];
  competitors: readonly Competitor[];
  /** For those who may change the classes. */
  onDialog: ((dialog: ClassDialog) => void) | undefined;
}

/** Which boats each class is for, and how many it has. */
export function RaceClassTable({ classes, competitors, onDialog }: RaceClassTableProps) {
  const isOneDesignHere = classes.some(({ kind }) => kind === 'one_design');
  const { data: models = [] } = useBoatModelsQuery(undefined, { skip: !isOneDesignHere });
  const countOf = (id: number | null) => competitors.filter(({ race_class }) => race_class === id).length;
  const modelOf = (id: number | null) => models.find((model) => model.id === id)?.name;
  const without = countOf(null);
  return (
    <>
      <Table sx={{ '& th:first-of-type': { pl: 0 }, '& td:last-child, & th:last-child': { pr: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{raceClassTexts.name}</TableCell>
            <TableCell>{raceClassTexts.interval}</TableCell>
            <TableCell align="right">{raceClassTexts.boats}</TableCell>
            {onDialog ? (
              <TableCell>
                <span style={visuallyHidden}>{raceClassTexts.actions}</span>
              </TableCell>
            ) : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {classes.map((raceClass) => (
            <TableRow key={raceClass.id}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {raceClass.name}
                {raceClass.result_method === null ? null : <Note>{RESULT_METHOD_LABELS[raceClass.result_method]}</Note>}
              </TableCell>
              <TableCell>{intervalText(raceClass, modelOf(raceClass.boat_model))}</TableCell>
              <TableCell align="right">{countOf(raceClass.id)}</TableCell>
              {onDialog ? <Actions raceClass={raceClass} onDialog={onDialog} /> : null}
            </TableRow>
          ))}
          {without === 0 ? null : (
            <TableRow>
              <TableCell component="th" scope="row" colSpan={2}>
                {raceClassTexts.withoutClass}
              </TableCell>
              <TableCell align="right">{without}</TableCell>
              {onDialog ? <TableCell /> : null}
            </TableRow>
          )}
        </TableBody>
      </Table>
      {onDialog && competitors.length > 0 ? (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => onDialog({ kind: 'distribute' })}>
          {raceClassTexts.distribute.open}
        </Button>
      ) : null}
    </>
  );
}

function Actions({
  raceClass: { id, name },
  onDialog,
}: {
  raceClass: RaceClass;
  onDialog: (dialog: ClassDialog) => void;
}) {
  return (
    <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0.5 }}>
      <IconButton aria-label={raceClassTexts.editOf(name)} onClick={() => onDialog({ kind: 'edit', id })}>
        <Edit />
      </IconButton>
      <IconButton aria-label={raceClassTexts.removeOf(name)} onClick={() => onDialog({ kind: 'delete', id })}>
        <Delete />
      </IconButton>
    </TableCell>
  );
}
