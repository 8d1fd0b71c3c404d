import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { BlwImport } from '../../../../shared/contract/blwImport';
import { useBlwImports, useUndoBlwMutation } from '../../../api/blwImports';
import { paths } from '../../../paths';
import { DeleteDialog } from '../../../ui/form/DeleteDialog';
import { formatMoment } from '../../../ui/format';
import { sailwaveTexts } from './texts';
import { undoProblem } from './useUndoSailwave';

/** Series that came from Sailwave before; those that stand as they came can be taken away again. */
export function EarlierSailwave({ club }: { club: string }) {
  const imports = useBlwImports(club);
  const [asked, setAsked] = useState<BlwImport | null>(null);
  if (imports.length === 0 && asked === null) return null;
  return (
    <section aria-labelledby="sailwave-earlier">
      <Typography id="sailwave-earlier" variant="h3" component="h2">
        {sailwaveTexts.earlier}
      </Typography>
      <List disablePadding>
        {imports.map((one) => (
          <ListItem key={one.serie.id} disableGutters divider sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Link component={RouterLink} to={paths.serie(club, one.serie.id)} sx={{ py: 1.25 }}>
              {sailwaveTexts.earlierSerie(one.serie.name, formatMoment(one.made_at))}
            </Link>
            {one.can_undo ? (
              <Button
                variant="outlined"
                aria-label={sailwaveTexts.takeAwayOf(one.serie.name)}
                sx={{ minHeight: 44, flexShrink: 0 }}
                onClick={() => setAsked(one)}
              >
                {sailwaveTexts.takeAway}
              </Button>
            ) : (
              <Typography color="textSecondary">{sailwaveTexts.changed}</Typography>
            )}
          </ListItem>
        ))}
      </List>
      {asked && (
        <DeleteDialog
          useDelete={useUndoBlwMutation}
          target={asked.serie.id}
          title={sailwaveTexts.takeAwayTitle(asked.serie.name)}
          text={sailwaveTexts.takeAwayText}
          confirmLabel={sailwaveTexts.takeAway}
          toast={sailwaveTexts.undone(asked.serie.name)}
          errors={(error) => ({ fields: {}, form: undoProblem(error) })}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
