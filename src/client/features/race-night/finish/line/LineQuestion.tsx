import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { finishTexts } from '../texts';
import { nameOf } from '../words';
import type { Question } from './useTypedLine';

const Boats = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  '& button': { minHeight: 56, fontSize: '1.125rem' },
}));

function answers(question: Question, onNo: () => void) {
  if (question.kind === 'boat') return null;
  const isHeld = question.kind === 'held';
  const label = !isHeld
    ? finishTexts.saveAnyway
    : question.addsCode === null
      ? finishTexts.replaceWith(question.written)
      : finishTexts.addCode(question.addsCode);
  return (
    <>
      {/* At a doubt the focus stays in the field, where one more Enter is the answer. */}
      <Button color="inherit" autoFocus={isHeld} onClick={onNo}>
        {isHeld ? finishTexts.keep : finishTexts.retype}
      </Button>
      <Button variant="contained" onClick={question.write}>
        {label}
      </Button>
    </>
  );
}

interface LineQuestionProps {
  question: Question;
  onKeep: () => void;
  onRetype: () => void;
}

/** What has to be known before the line is written: nothing is written over unasked, nor by an Enter too many. */
export function LineQuestion({ question, onKeep, onRetype }: LineQuestionProps) {
  const onNo = question.kind === 'doubt' ? onRetype : onKeep;
  return (
    <Alert
      severity="warning"
      className="ask"
      onKeyDown={(event) => event.key === 'Escape' && onNo()}
      action={answers(question, onNo)}
    >
      {question.kind === 'held' && finishTexts.already(question.boat, question.held)}
      {question.kind === 'doubt' && question.text}
      {question.kind === 'boat' && (
        <>
          {finishTexts.whichBoat(question.number)}
          <Boats>
            {question.boats.map((boat) => (
              <Button key={boat.key} variant="outlined" color="inherit" onClick={() => question.choose(boat)}>
                {nameOf(boat.boat)}
              </Button>
            ))}
          </Boats>
        </>
      )}
    </Alert>
  );
}
