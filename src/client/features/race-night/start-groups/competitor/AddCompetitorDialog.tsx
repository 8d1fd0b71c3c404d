import { useRef, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { selectRefusedEntry } from '../../../../changes/queue/selectors';
import { refusalSeen } from '../../../../changes/queue/events';
import { useAppDispatch, useAppStore, useAppSelector } from '../../../../state/rootState';
import { FormDialog } from '../../../../ui/form/FormDialog';
import {
  checkedCompetitor,
  enteredValues,
  newCompetitorValues,
  nextCompetitorValues,
  withAccepted,
  type CompetitorValues,
  competitorPayload,
} from './competitorValues';
import { DuplicateBoat } from './DuplicateBoat';
import { NewCompetitorFields } from './NewCompetitorFields';
import type { GroupChoice } from './StartGroupField';
import { competitorTexts } from './texts';
import { useEnterCompetitor } from './useEnterCompetitor';
import type { CompetitorPayload, DistinctCompetitor } from '../../../../../shared/contract/competitors';
import { useBoatModelsQuery } from '../../../../api/boats';
import { useDistinctCompetitors } from '../../../../api/distinctCompetitors';
import { selectRaceClasses, selectSailing } from '../../../../state/rowSelectors';
import { selectIsRecorder } from '../../../../state/session';
import { boatsOfNumber, entryAsLast, lastOfNumber } from './entryAsLast';

const NONE: readonly DistinctCompetitor[] = [];

/** The club's boats that are not in the sailing yet. Who records the evening has no list of them. */
function useEarlierBoats(sailing: Id): readonly DistinctCompetitor[] {
  const isRecorder = useAppSelector(selectIsRecorder);
  const club = useAppSelector((state) => selectSailing(state, sailing)?.club);
  const asked = isRecorder || club === undefined ? undefined : { club, sailing };
  return useDistinctCompetitors(asked).competitors ?? NONE;
}

/** What the form enters: what is written, and for the rest what the number was last entered with, if that is wanted. */
function useEntryOf(
  sailing: Id,
  earlier: readonly DistinctCompetitor[],
): (values: CompetitorValues) => CompetitorPayload {
  const row = useAppSelector((state) => selectSailing(state, sailing));
  const classes = useAppSelector((state) => selectRaceClasses(state, sailing));
  const isRecorder = useAppSelector(selectIsRecorder);
  const { data: models } = useBoatModelsQuery(undefined, { skip: isRecorder });
  return (values) => {
    const last = values.as_last ? lastOfNumber(boatsOfNumber(earlier, values.sail_number)) : null;
    if (!last || !row) return competitorPayload(values, sailing);
    const model = models?.find(({ id }) => id === last.boat_model);
    return entryAsLast(last, values, { sailing: row, classes, model });
  };
}

interface AddCompetitorDialogProps {
  sailing: Id;
  groups: readonly GroupChoice[];
  /** An entry that the server refused: the form begins with what was written then. */
  refused?: string | undefined;
  /** Opens a boat that is there already. */
  onOpen: (boat: Id) => void;
  onClose: () => void;
}

/** Adds a boat to the sailing; its number is enough. After any failure, what was typed stays. */
export function AddCompetitorDialog({ sailing, groups, refused, onOpen, onClose }: AddCompetitorDialogProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const enterCompetitor = useEnterCompetitor(sailing);
  const earlier = useEarlierBoats(sailing);
  const entryOf = useEntryOf(sailing, earlier);
  const [initialValues] = useState(() => {
    const entry = refused === undefined ? undefined : selectRefusedEntry(store.getState(), refused);
    return entry ? enteredValues(entry.boat.entry) : newCompetitorValues();
  });

  const accepted = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const add = async (values: CompetitorValues, goesOn = false) => {
    const entry = withAccepted(entryOf(values), values, accepted.current);
    const problems = await enterCompetitor(entry, goesOn ? setSaid : undefined);
    if (!problems && refused !== undefined) dispatch(refusalSeen({ id: refused }));
    return problems;
  };

  return (
    <FormDialog
      open
      title={competitorTexts.addTitle}
      submitLabel={competitorTexts.add}
      initialValues={initialValues}
      validate={checkedCompetitor(sailing)}
      onSubmit={add}
      onClose={onClose}
      next={
        refused === undefined ? { label: competitorTexts.addAndGoOn, values: nextCompetitorValues, said } : undefined
      }
    >
      <DuplicateBoat
        sailing={sailing}
        onOpen={onOpen}
        onAnyway={(key) => {
          accepted.current = key;
        }}
      />
      <NewCompetitorFields {...{ sailing, groups, earlier, entryOf }} />
    </FormDialog>
  );
}
