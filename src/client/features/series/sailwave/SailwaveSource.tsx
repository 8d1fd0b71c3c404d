import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DropArea } from '../../../ui/fields/DropArea';
import { TextField } from '../../../ui/fields/TextField';
import { formatFullDay } from '../../../ui/format';
import { sailwaveTexts } from './texts';
import { firstDayOf, type SailwaveOfClub } from './useSailwaveFile';

const NARROW = { maxWidth: 320 } as const;

/** The file, and what only the club knows about its days. */
export function SailwaveSource({ chosen }: { chosen: SailwaveOfClub }) {
  const { file, preview, problem, firstDate, year } = chosen;
  const day = firstDayOf(firstDate);
  return (
    <DropArea
      label={file ? sailwaveTexts.changeFile : sailwaveTexts.chooseFile}
      inputLabel={sailwaveTexts.chooseFile}
      accept=".blw"
      onFile={chosen.choose}
      buttons={file && <Button onClick={() => chosen.choose(null)}>{sailwaveTexts.removeFile}</Button>}
    >
      {file ? (
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
      ) : (
        <Typography color="textSecondary">{sailwaveTexts.dropHere}</Typography>
      )}
      {problem !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={chosen.retry}>
              {sailwaveTexts.retry}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      {preview?.needs.first_date && (
        <TextField
          label={sailwaveTexts.firstDate}
          helperText={day === null ? sailwaveTexts.firstDateHint : formatFullDay(day)}
          required
          value={firstDate}
          sx={NARROW}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
          onChange={({ target }) => chosen.sayFirstDate(target.value)}
        />
      )}
      {preview?.needs.year && (
        <TextField
          label={sailwaveTexts.year}
          helperText={sailwaveTexts.yearHint}
          required
          value={year}
          sx={NARROW}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          onChange={({ target }) => chosen.sayYear(target.value)}
        />
      )}
    </DropArea>
  );
}
