import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { mayBeCleared } from '../kept/persistence';
import { selectChangeNews, selectOwnChanges } from '../queue/selectors';
import { sendAsked } from '../queue/events';
import { useAppDispatch, useAppSelector } from '../../state/rootState';
import { texts } from './texts';

function Words() {
  const { queue } = useAppSelector(selectOwnChanges);
  const { waiting, refused } = useAppSelector(selectChangeNews);
  if (queue.length === 0) return refused > 0 ? texts.restRefused : texts.allSent;
  if (waiting === 0 || queue[0]?.phase === 'sending') return texts.sending(queue.length);
  const words = queue.length === 1 ? texts.waitingOne : texts.waiting(queue.length);
  return queue.every(({ kept }) => kept) ? `${words} ${texts.kept}` : words;
}

/** The state of all own changes together, in words. */
export function StateNote() {
  const { queue } = useAppSelector(selectOwnChanges);
  const { isUnkept, refused } = useAppSelector(selectChangeNews);
  const dispatch = useAppDispatch();
  const [isUnsafe, setUnsafe] = useState(false);
  useEffect(() => void mayBeCleared().then(setUnsafe), []);
  const isEmpty = queue.length === 0;
  return (
    <>
      <Typography role="status">
        <Words />
      </Typography>
      {isEmpty && refused === 0 ? <Typography color="text.secondary">{texts.allSentHelp}</Typography> : null}
      {isUnkept ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.unkept}
        </Alert>
      ) : null}
      {!isEmpty && !isUnkept && isUnsafe ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {texts.mayBeCleared}
        </Alert>
      ) : null}
      {queue[0]?.phase === 'waiting' ? (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => dispatch(sendAsked())}>
          {texts.sendNow}
        </Button>
      ) : null}
    </>
  );
}
