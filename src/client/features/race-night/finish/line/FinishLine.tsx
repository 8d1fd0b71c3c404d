import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ScoreCode, FinishPayload } from '../../../../../shared/contract/competitors';
import { toThousandths } from '../../../../../shared/domain/decimals';
import { readDuration, lengthText } from '../../../../../shared/domain/duration';
import { withFinish } from '../../../../../shared/domain/recordFinish';
import { correctedTimeS } from '../../../../../shared/domain/scoring/resultEntry';
import { SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { finishText } from '../../../../sailing-ui/finishText';
import { QUICK_CODES, TIME_MODES, type TimeMode } from '../readFinish';
import { finishTexts } from '../texts';
import { nameOf } from '../words';
import { LineField } from './LineField';
import { LineFrame } from './LineFrame';
import { NumberField } from './NumberField';
import type { FinishLineState } from './useFinishLine';
import { LineQuestion } from './LineQuestion';

/** What the typed time comes to for the boat; null where there is no boat or no time. */
function previewOf(
  finish: FinishPayload,
  row: FinishRow | null,
): { elapsedS: number; correctedS: number | null } | null {
  if (row === null) return null;
  const { elapsed_time, rating } = withFinish(row.boat, finish, row.start);
  if (elapsed_time === null || (finish.finish_time === undefined && finish.elapsed_time === undefined)) return null;
  const elapsedS = (readDuration(elapsed_time) ?? 0) / 1000;
  return { elapsedS, correctedS: correctedTimeS({ elapsedS, ratingThousandths: toThousandths(rating) }) };
}

function helpOf({ typed, row, match }: FinishLineState): string {
  if (row) return row.boat.is_unmatched ? `${nameOf(row.boat)}, ${finishTexts.unknownBoat}` : nameOf(row.boat);
  if (typed.number.trim() === '' || match.unknown === null) return '';
  return finishTexts.isUnknown(match.unknown);
}

function sailedText(finish: FinishPayload, row: FinishRow | null): string {
  const preview = previewOf(finish, row);
  if (!preview) return '';
  const corrected = preview.correctedS === null ? null : lengthText(preview.correctedS);
  return finishTexts.preview(lengthText(preview.elapsedS), corrected);
}

/** What is meant, before it is saved: the clock, and what it comes to. */
function timeHelp({ reading, row }: FinishLineState): string {
  if (!reading || !('finish' in reading)) return '';
  const { finish_time } = reading.finish;
  const sailed = sailedText(reading.finish, row);
  return finish_time ? finishTexts.meant(finishText({ finish_time }), sailed) : sailed;
}

interface FinishLineProps {
  line: FinishLineState;
  mode: TimeMode;
  onMode: (mode: TimeMode) => void;
  onUndoLast: () => void;
}

/** Number, time, Enter, and the focus is back at the number. */
export function FinishLine({ line, mode, onMode, onUndoLast }: FinishLineProps) {
  const { typed, type, problem, question } = line;
  return (
    <LineFrame
      aria-label={finishTexts.line}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        line.submit();
      }}
    >
      <NumberField
        value={typed.number}
        onType={(number) => type({ number })}
        options={line.match.options}
        row={line.row}
        onChoose={line.choose}
        onDone={line.numberDone}
        onUndo={onUndoLast}
        help={helpOf(line)}
        problem={problem?.field === 'number' ? problem.text : null}
        inputRef={line.numberField}
      />
      <LineField
        className="typed time"
        label={finishTexts[mode]}
        help={timeHelp(line)}
        problem={problem?.field === 'time' ? problem.text : null}
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={line.timeField}
            value={typed.time}
            placeholder={line.stamped ?? (mode === 'clock' ? finishTexts.clockExample : finishTexts.elapsedExample)}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={12}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type({ time: event.target.value })}
          />
        )}
      </LineField>
      <LineField className="code" label={finishTexts.code}>
        {(wiring) => (
          <select
            {...wiring}
            value={typed.code}
            onChange={(event) => type({ code: event.target.value as ScoreCode | '' })}
          >
            <option value="">{finishTexts.noCode}</option>
            {QUICK_CODES.map((code) => (
              <option key={code} value={code}>
                {finishTexts.codeOption(code, SCORE_CODE_LABELS[code])}
              </option>
            ))}
          </select>
        )}
      </LineField>
      <Button type="submit" variant="contained" className="save">
        {finishTexts.save}
      </Button>
      <ToggleButtonGroup
        className="mode"
        exclusive
        value={mode}
        aria-label={finishTexts.timeMode}
        onChange={(_, next: TimeMode | null) => next && onMode(next)}
      >
        {TIME_MODES.map((one) => (
          <ToggleButton key={one} value={one}>
            {finishTexts.timeModes[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {question && <LineQuestion question={question} onKeep={line.keep} onRetype={line.retype} />}
    </LineFrame>
  );
}
