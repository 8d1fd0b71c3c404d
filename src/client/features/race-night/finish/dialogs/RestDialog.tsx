import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ScoreCode } from '../../../../../shared/contract/competitors';
import { SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import type { WrittenFinish } from '../../../../changes/finishes';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { SelectField } from '../../../../ui/fields/SelectField';
import { finishTexts as sheetTexts } from '../texts';
import { nameOf } from '../words';
import { SheetDialog } from './SheetDialog';
import { finishDialogTexts } from './texts';

/** What may have become of boats that did not come home. */
const REST_CODES = ['DNF', 'RET', 'DNS', 'DNC', 'TLE'] as const satisfies readonly ScoreCode[];

interface RestDialogProps {
  /** Boats of which nothing is known. */
  out: readonly FinishRow[];
  onWrite: (finishes: WrittenFinish[], label: string) => void;
  onClose: () => void;
}

/** One code for all boats that are still out, but for those that are ticked off. */
export function RestDialog({ out, onWrite, onClose }: RestDialogProps) {
  const [code, setCode] = useState<ScoreCode>('DNF');
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const chosen = out.filter(({ key }) => !spared.has(key));
  const toggle = (key: string) =>
    setSpared((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set(before).add(key),
    );
  const save = () => {
    onWrite(
      chosen.map(({ id, boat: competitor }) => ({
        competitor: id,
        sail_number: competitor.sail_number,
        finish: { score_code: code },
      })),
      finishDialogTexts.restSaved(code, chosen.length),
    );
    onClose();
  };
  return (
    <SheetDialog
      title={finishDialogTexts.restTitle}
      submitLabel={finishDialogTexts.restSave(code, chosen.length)}
      canSubmit={chosen.length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{finishDialogTexts.restText}</Typography>
      <SelectField
        label={finishDialogTexts.restCode}
        value={code}
        onChange={(event) => setCode(REST_CODES.find((one) => one === event.target.value) ?? 'DNF')}
        sx={{ mb: 1 }}
      >
        {REST_CODES.map((one) => (
          <option key={one} value={one}>
            {sheetTexts.codeOption(one, SCORE_CODE_LABELS[one])}
          </option>
        ))}
      </SelectField>
      {out.map(({ key, boat: competitor }) => (
        <FormControlLabel
          key={key}
          sx={{ display: 'flex' }}
          label={nameOf(competitor)}
          control={<Checkbox checked={!spared.has(key)} onChange={() => toggle(key)} />}
        />
      ))}
    </SheetDialog>
  );
}
