import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { ReportedCompetitor } from '../../../changes/ownReports';
import { nearestBoats } from './sailView';
import { sailTexts } from './texts';

const NEAREST = 6;

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: theme.spacing(0.75),
  '& button': {
    display: 'block',
    minHeight: 60,
    padding: theme.spacing(0.5, 1),
    textAlign: 'left',
    lineHeight: 1.2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& strong': { display: 'block', fontSize: '1.25rem', fontWeight: 700 },
  '& [aria-pressed=true]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.tint.starboard,
  },
}));

interface QuestionProps {
  title: string;
  boats: readonly ReportedCompetitor[];
  chosen: Id | null;
  /** The answer to the other question. */
  taken: Id | null;
  onChoose: (boat: Id | null) => void;
}

function Question({ title, boats, chosen, taken, onChoose }: QuestionProps) {
  const titleId = useId();
  return (
    <section role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Tiles>
        {boats.map(({ id, sail_number, boat_name }) => (
          <Button
            key={id}
            variant="outlined"
            color="inherit"
            aria-pressed={id === chosen}
            disabled={id === taken}
            onClick={() => onChoose(id === chosen ? null : id)}
          >
            <strong>{sail_number}</strong>
            {boat_name}
          </Button>
        ))}
      </Tiles>
    </section>
  );
}

interface NeighboursProps {
  own: ReportedCompetitor;
  boats: readonly ReportedCompetitor[];
  /** When the boat finished, in milliseconds. */
  finish: number;
  onName: (neighbours: { before: Id | null; after: Id | null }) => void;
  onSkip: () => void;
}

/** Who was ahead and who behind: two presses, and each may be left out. */
export function Neighbours({ own, boats, finish, onName, onSkip }: NeighboursProps) {
  // In the order of the moment when it was asked: no tile moves under the finger.
  const [all] = useState(() => nearestBoats(boats, own, finish));
  const [isAll, setAll] = useState(false);
  const [before, setBefore] = useState(own.report_before);
  const [after, setAfter] = useState(own.report_after);
  const shown = isAll ? all : all.slice(0, NEAREST);
  const choose = (next: { before: Id | null; after: Id | null }) => {
    setBefore(next.before);
    setAfter(next.after);
    if (next.before !== null && next.after !== null) onName(next);
  };
  return (
    <div className="questions">
      <Question
        title={sailTexts.before}
        boats={shown}
        chosen={before}
        taken={after}
        onChoose={(boat) => choose({ before: boat, after })}
      />
      <Question
        title={sailTexts.after}
        boats={shown}
        chosen={after}
        taken={before}
        onChoose={(boat) => choose({ before, after: boat })}
      />
      {all.length > NEAREST && (
        <Button variant="outlined" color="inherit" onClick={() => setAll(!isAll)}>
          {isAll ? sailTexts.fewer : sailTexts.otherBoat}
        </Button>
      )}
      {before === null && after === null ? (
        <Button onClick={onSkip}>{sailTexts.skip}</Button>
      ) : (
        <Button variant="contained" onClick={() => onName({ before, after })}>
          {sailTexts.done_}
        </Button>
      )}
    </div>
  );
}
