import type { Id } from '../../../../../shared/contract/common';
import type { Column } from '../../../../ui/data-table/column';
import { formatClockSeconds, formatDecimal } from '../../../../ui/format';
import { pursuitTexts } from '../texts';
import { shownAfterFirst, type StartLine } from './startList';

/** The start list on paper and in files; classes only where there are any. */
export function startColumns(classNames: ReadonlyMap<Id, string>): Column<StartLine>[] {
  const raceClass: Column<StartLine> = {
    id: 'race_class',
    label: pursuitTexts.raceClass,
    text: ({ boat: competitor }) =>
      competitor.race_class === null ? '' : (classNames.get(competitor.race_class) ?? ''),
  };
  return [
    { id: 'start', label: pursuitTexts.start, text: ({ startsAt }) => formatClockSeconds(startsAt) },
    {
      id: 'after',
      label: pursuitTexts.afterFirst,
      align: 'end',
      text: ({ afterFirstS }) => shownAfterFirst(afterFirstS),
    },
    { id: 'sail_number', label: pursuitTexts.sailNumber, text: ({ boat: competitor }) => competitor.sail_number },
    { id: 'boat', label: pursuitTexts.boatName, text: ({ boat: competitor }) => competitor.boat_name },
    { id: 'model', label: pursuitTexts.boatModel, text: ({ boat: competitor }) => competitor.boat_model_name ?? '' },
    { id: 'helm', label: pursuitTexts.helm, text: ({ boat: competitor }) => competitor.skipper_name },
    ...(classNames.size > 0 ? [raceClass] : []),
    {
      id: 'rating',
      label: pursuitTexts.rating,
      align: 'end',
      text: ({ boat: competitor }) => formatDecimal(competitor.rating ?? ''),
    },
  ];
}
