import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { EntryImport } from '../../../../shared/contract/entryImport';
import { useEntryImports, useUndoImportMutation } from '../../../api/entryImports';
import { DeleteDialog } from '../../../ui/form/DeleteDialog';
import { formatMoment } from '../../../ui/format';
import { undoProblem } from './useUndoImport';
import { importTexts } from './texts';

/** Lists that were read in before, each of which can be taken back. */
export function EarlierImports({ sailing }: { sailing: Id }) {
  const imports = useEntryImports(sailing);
  const [asked, setAsked] = useState<EntryImport | null>(null);
  if (imports.length === 0 && asked === null) return null;
  return (
    <section aria-label={importTexts.earlier}>
      <Typography variant="h3" component="h3">
        {importTexts.earlier}
      </Typography>
      <List disablePadding>
        {imports.map((one) => (
          <ListItem key={one.import} disableGutters divider sx={{ justifyContent: 'space-between', gap: 2 }}>
            {importTexts.earlierList(formatMoment(one.made_at), one.boats)}
            <Button
              variant="outlined"
              aria-label={importTexts.takeBackOf(formatMoment(one.made_at))}
              sx={{ minHeight: 44 }}
              onClick={() => setAsked(one)}
            >
              {importTexts.takeBack}
            </Button>
          </ListItem>
        ))}
      </List>
      {asked && (
        <DeleteDialog
          useDelete={useUndoImportMutation}
          target={{ sailing, made: asked.import }}
          title={importTexts.takeBackTitle(asked.boats)}
          text={importTexts.takeBackText}
          confirmLabel={importTexts.takeBack}
          toast={importTexts.undone(asked.boats)}
          errors={(error) => ({ fields: {}, form: undoProblem(error) })}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
