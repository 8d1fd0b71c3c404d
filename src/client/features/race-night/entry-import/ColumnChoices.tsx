import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { IMPORT_FIELDS, type ImportField, type ImportPreview } from '../../../../shared/contract/entryImport';
import { SelectField } from '../../../ui/fields/SelectField';
import { FIELD_NAMES, importTexts } from './texts';

const Row = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(1, 0),
  border: 0,
  overflowX: 'auto',
  '& > *': { flex: '0 0 10rem' },
  '& .MuiFormControl-root': { width: '100%' },
  '& [data-taken=false] .MuiInputBase-root': { borderStyle: 'dashed', background: theme.vars.palette.sunken },
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', overflowX: 'visible' },
}));

const isField = (value: string): value is ImportField => IMPORT_FIELDS.some((field) => field === value);

interface ColumnChoicesProps {
  preview: ImportPreview;
  onChoose: (heading: string, field: ImportField | null) => void;
}

/** What each column of the list is taken for, and what the list makes besides its boats. */
export function ColumnChoices({ preview, onChoose }: ColumnChoicesProps) {
  const { columns, new_start_groups: groups, new_race_classes: classes } = preview;
  const hasContacts = columns.some(({ field }) => field === 'email' || field === 'phone');
  const notices = [
    ...(groups.length > 0 ? [importTexts.newGroups(groups)] : []),
    ...(classes.length > 0 ? [importTexts.newClasses(classes)] : []),
    ...(hasContacts ? [importTexts.contacts] : []),
  ];
  return (
    <>
      <Row aria-label={importTexts.columns}>
        {columns.map(({ heading, field }, index) => (
          <div key={`${heading} ${index}`} data-taken={field !== null}>
            <SelectField
              label={heading}
              value={field ?? ''}
              onChange={({ target }) => onChoose(heading, isField(target.value) ? target.value : null)}
            >
              <option value="">{importTexts.notTaken}</option>
              {IMPORT_FIELDS.map((one) => (
                <option key={one} value={one}>
                  {FIELD_NAMES[one]}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
      </Row>
      {notices.map((notice) => (
        <Typography key={notice} color="textSecondary">
          {notice}
        </Typography>
      ))}
    </>
  );
}
