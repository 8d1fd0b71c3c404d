import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { FieldArray } from 'formik';
import { useId, type ReactNode } from 'react';
import { useFormField } from '../../../ui/form/useFormField';
import { Close } from '../../../ui/icons';
import { serieRulesTexts } from './texts';
import { edgeAligned, visuallyHidden } from '../../../ui/styles';

/** Where the fields of a row stand beside each other. */
const TABLE = '@media (min-width: 376px)';

const Group = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), justifyItems: 'start' }));
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(0.5),
  alignItems: 'start',
  maxWidth: '100%',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), alignItems: 'flex-start' },
  // Beside the box of a field, whose label stands above it.
  '& > button': { marginTop: 24 },
  '[data-table] > &:not(:first-of-type)': {
    [TABLE]: { '& label': visuallyHidden, '& > button': { marginTop: 0 } },
  },
}));

interface RowsFieldProps<Row> {
  name: string;
  /** What the rows are, for those who do not see what stands above. */
  label: string;
  addLabel: string;
  /** A new row. */
  fresh: (rows: readonly Row[]) => Row;
  /** The rows read as a table: what the fields are stands above the first of them. */
  isTable?: boolean;
  /** The fields of the row whose values have this name. */
  children: (rowName: string, index: number) => ReactNode;
}

/** Rows of a form that can be added and taken away; what is wrong with any of them stands below. */
export function RowsField<Row>({ name, label, addLabel, fresh, isTable = false, children }: RowsFieldProps<Row>) {
  const { field, problem } = useFormField<Row[]>(name);
  const hint = useId();
  const isWrong = typeof problem === 'string';
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <Group
          role="group"
          tabIndex={-1}
          aria-label={label}
          data-table={isTable ? '' : undefined}
          data-invalid={isWrong ? '' : undefined}
          aria-describedby={isWrong ? hint : undefined}
        >
          {field.value.map((_, index) => (
            <Line key={index}>
              <div>{children(`${name}.${index}`, index)}</div>
              <IconButton aria-label={serieRulesTexts.removeRow(index + 1)} onClick={() => remove(index)}>
                <Close />
              </IconButton>
            </Line>
          ))}
          {isWrong ? (
            <FormHelperText id={hint} error>
              {problem}
            </FormHelperText>
          ) : null}
          <Button sx={edgeAligned} onClick={() => push(fresh(field.value))}>
            {addLabel}
          </Button>
        </Group>
      )}
    </FieldArray>
  );
}
