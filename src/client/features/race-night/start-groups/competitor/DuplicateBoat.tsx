import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { Id } from '../../../../../shared/contract/common';
import { competitorLabel, sailNumberKey } from '../../../../../shared/domain/sailNumber';
import { useAppSelector } from '../../../../state/rootState';
import { selectIsRecorder } from '../../../../state/session';
import { selectCompetitorsOfSailing } from '../../../../state/rowSelectors';
import type { CompetitorValues } from './competitorValues';
import { competitorTexts } from './texts';

interface DuplicateBoatProps {
  sailing: Id;
  /** The boat that the form is about, where it is there already. */
  own?: Id;
  /** The official knows that there are two boats with the number; the form is sent again. */
  onAnyway: (sailNumberKey: string) => void;
  /** Opens the boat that has the number. */
  onOpen: (boat: Id) => void;
}

/**
 * Another boat of the sailing has the number, so that the server has refused this one. Who records the evening reads it
 * at the field, and leaves the rest to the club.
 */
export function DuplicateBoat({ sailing, own, onAnyway, onOpen }: DuplicateBoatProps) {
  const { values, errors, submitForm } = useFormikContext<CompetitorValues>();
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const isRecorder = useAppSelector(selectIsRecorder);
  const key = sailNumberKey(values.sail_number);
  const isOther = ({ id, sail_number, is_unmatched }: (typeof competitors)[number]) =>
    id !== own && !is_unmatched && sailNumberKey(sail_number) === key;
  const other = errors.sail_number === undefined || key === '' ? undefined : competitors.find(isOther);
  if (!other || isRecorder) return null;
  const addAnyway = () => {
    onAnyway(key);
    void submitForm();
  };
  return (
    <Alert severity="warning" sx={{ flexWrap: 'wrap' }}>
      {competitorTexts.twoBoats}
      <div>
        <Button color="inherit" onClick={() => onOpen(other.id)}>
          {competitorTexts.openOther(competitorLabel(other))}
        </Button>
        <Button color="inherit" onClick={addAnyway}>
          {own === undefined ? competitorTexts.addAnyway : competitorTexts.saveAnyway}
        </Button>
      </div>
    </Alert>
  );
}
