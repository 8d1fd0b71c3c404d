import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Choices } from './Choices';
import { texts } from './texts';
import type { useStandings } from './useStandings';

interface PartChoicesProps extends Pick<ReturnType<typeof useStandings>, 'classes' | 'categories'> {
  children?: ReactNode;
}

/** Which class and which sub-result are shown. */
export function PartChoices({ classes, categories, children }: PartChoicesProps) {
  if (classes.options.length === 0 && categories.options.length === 0 && children === undefined) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 1.5, sm: 4 }, mb: 1.5 }}>
      {classes.options.length === 0 ? null : (
        <Choices label={texts.classes} options={classes.options} chosen={classes.chosen} onChoose={classes.choose} />
      )}
      {categories.options.length === 0 ? null : (
        <TextField
          id="delresultat"
          select
          size="small"
          label={texts.category}
          value={categories.chosen ?? ''}
          onChange={(event) => categories.choose(event.target.value === '' ? null : event.target.value)}
          sx={{ minWidth: 132, width: 'auto' }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {categories.options.map(({ value, label }) => (
            <option key={label} value={value ?? ''}>
              {label}
            </option>
          ))}
        </TextField>
      )}
      {children}
    </Stack>
  );
}
