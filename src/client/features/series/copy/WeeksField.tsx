import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormField } from '../../../ui/form/useFormField';
import { Add, Remove } from '../../../ui/icons';
import { serieCopyTexts } from './texts';

const MAX_WEEKS = 10 * 52;

const Row = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1) }));

/** How far the sailings are moved, a week at a time. */
export function WeeksField() {
  const { field, setValue } = useFormField<number>('weeks');
  const weeks = field.value;
  return (
    <div role="group" aria-labelledby="copy-weeks">
      <Typography id="copy-weeks" variant="h3">
        {serieCopyTexts.shift}
      </Typography>
      <Row>
        <IconButton aria-label={serieCopyTexts.earlier} disabled={weeks <= 1} onClick={() => void setValue(weeks - 1)}>
          <Remove />
        </IconButton>
        <IconButton
          aria-label={serieCopyTexts.later}
          disabled={weeks >= MAX_WEEKS}
          onClick={() => void setValue(weeks + 1)}
        >
          <Add />
        </IconButton>
        <span role="status">{serieCopyTexts.shifted(weeks)}</span>
      </Row>
    </div>
  );
}
