import type { Id } from '../../../../../shared/contract/common';
import type { Column } from '../../../../ui/data-table/column';
import { formatClockSeconds, formatDecimal } from '../../../../ui/format';
import { texts } from '../texts';
import { shownAfterFirst, type StartLine } from './startList';

/** The start list on paper and in files; classes only where there are any. */
export function startColumns(classNames: ReadonlyMap<Id, string>): Column<StartLine>[] {
  const raceClass: Column<StartLine> = {
    id: 'race_class',
    label: texts.raceClass,
    text: ({ boat }) => (boat.race_class === null ? '' : (classNames.get(boat.race_class) ?? '')),
  };
  return [
    { id: 'start', label: texts.start, text: ({ startsAt }) => formatClockSeconds(startsAt) },
    { id: 'after', label: texts.afterFirst, align: 'end', text: ({ afterFirstS }) => shownAfterFirst(afterFirstS) },
    { id: 'sail_number', label: texts.sailNumber, text: ({ boat }) => boat.sail_number },
    { id: 'boat', label: texts.boatName, text: ({ boat }) => boat.boat_name },
    { id: 'model', label: texts.boatModel, text: ({ boat }) => boat.boat_model_name ?? '' },
    { id: 'helm', label: texts.helm, text: ({ boat }) => boat.skipper_name },
    ...(classNames.size > 0 ? [raceClass] : []),
    { id: 'rating', label: texts.rating, align: 'end', text: ({ boat }) => formatDecimal(boat.rating ?? '') },
  ];
}
