import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { serverClock, serverNow, shiftClock } from '../../lib/serverClock';
import { clockTexts, formatSkew, formatTenths, isGoodClock, readTenths } from './clockWords';

/** How exactly two people press at the same moment. */
const HANDS_MS = 300;

/** What this clock said when both pressed, and whether it is the one to follow. */
interface Pressed {
  mine: number;
  isRight: boolean;
}

const press = (timeStamp: number): Pressed => ({
  mine: serverNow(timeStamp),
  isRight: isGoodClock(serverClock(), performance.now()),
});

interface VerdictProps extends Pressed {
  other: number;
  onFollow: () => void;
}

function Verdict({ mine, other, isRight, onFollow }: VerdictProps) {
  const skew = mine - other;
  if (Math.abs(skew) <= HANDS_MS) return <Typography>{clockTexts.equal}</Typography>;
  const follow = () => {
    shiftClock(-skew, HANDS_MS);
    onFollow();
  };
  return (
    <>
      <Typography>{skew > 0 ? clockTexts.ahead(formatSkew(skew)) : clockTexts.behind(formatSkew(skew))}</Typography>
      {isRight ? (
        <Typography>{clockTexts.isRight}</Typography>
      ) : (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={follow}>
          {clockTexts.follow}
        </Button>
      )}
    </>
  );
}

/** From here a text is as long as a time. */
const SHORTEST_TIME = 'h.mm.ss'.length + 1;

function Comparison({ onFollow, ...pressed }: Pressed & { onFollow: () => void }) {
  const [typed, setTyped] = useState('');
  const other = readTenths(typed, pressed.mine);
  const isWrong = typed.length >= SHORTEST_TIME && other === null;
  return (
    <>
      <Typography sx={{ mt: 2 }}>{clockTexts.mine}</Typography>
      <Typography component="output" sx={{ fontSize: '2.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {formatTenths(pressed.mine)}
      </Typography>
      <TextField
        fullWidth
        margin="normal"
        label={clockTexts.other}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong}
        helperText={isWrong ? clockTexts.unreadable : clockTexts.otherHelp}
        slotProps={{ htmlInput: { maxLength: 12, autoComplete: 'off' } }}
      />
      <div role="status">{other !== null && <Verdict {...pressed} other={other} onFollow={onFollow} />}</div>
    </>
  );
}

/** Two phones at the line without a network: both press at the same moment, and one follows the other. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{clockTexts.compare}</DialogTitle>
      <DialogContent>
        <Typography>{clockTexts.how}</Typography>
        <Button
          fullWidth
          variant="contained"
          sx={{ mt: 2, minHeight: 72, fontSize: '1.5rem' }}
          onPointerDown={({ timeStamp }) => setPressed(press(timeStamp))}
          // Of the keyboard, and of programs that press for somebody: no pointer has gone down.
          onClick={({ detail, timeStamp }) => detail === 0 && setPressed(press(timeStamp))}
        >
          {clockTexts.now}
        </Button>
        {pressed && <Comparison key={pressed.mine} {...pressed} onFollow={onClose} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{clockTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
