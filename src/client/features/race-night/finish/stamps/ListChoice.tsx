import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { OBSERVATION_LISTS, type ObservationList } from '../../../../../shared/contract/finishObservations';
import { readSetting, writeSetting } from '../../../../lib/storage';
import { Toggles } from '../../../../ui/fields/Toggles';

/** What the choice of a list says. */
export const listTexts = {
  choice: 'Listan som den här enheten skriver',
  names: { main: 'Huvudlista', reserve: 'Reservlista' } satisfies Record<ObservationList, string>,
  short: { main: 'Huvud', reserve: 'Reserv' } satisfies Record<ObservationList, string>,
  help: {
    main: 'Huvudlistan ger båtarna deras tider.',
    reserve: 'Reservlistan förs vid sidan av och jämförs med huvudlistan efteråt. Den ändrar inga resultat.',
  } satisfies Record<ObservationList, string>,
} as const;

const keyOf = (sailing: Id): string => `styrbord.finish.list.${sailing}`;

/** The list that this browser writes of the sailing's finish. */
export function useOwnList(sailing: Id): [list: ObservationList, choose: (list: ObservationList) => void] {
  const [list, setList] = useState<ObservationList>(() =>
    readSetting(keyOf(sailing)) === 'reserve' ? 'reserve' : 'main',
  );
  const choose = (next: ObservationList) => {
    writeSetting(keyOf(sailing), next);
    setList(next);
  };
  return [list, choose];
}

interface ListChoiceProps {
  list: ObservationList;
  onChoose: (list: ObservationList) => void;
}

/** Two people may write the same finish: each on a list. */
export function ListChoice({ list, onChoose }: ListChoiceProps) {
  return (
    <div>
      <Toggles
        label={listTexts.choice}
        options={OBSERVATION_LISTS.map((id) => ({ id, label: listTexts.names[id] }))}
        isOn={(id) => id === list}
        onToggle={onChoose}
      />
      {list === 'reserve' && <p>{listTexts.help.reserve}</p>}
    </div>
  );
}
