import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { SeasonBoat, SeasonClass, SeasonEvening } from '../../../../shared/contract/statistics';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import { paths } from '../../../paths';
import { windFigures } from '../../../sailing-ui/race-mode/startActText';
import type { Column } from '../../../ui/data-table/column';
import { formatDay } from '../../../ui/format';
import type { KeyFigure } from './keyFigures';
import { statisticsTexts } from './texts';

const codesText = ({ codes }: SeasonEvening): string => codes.map(({ code, boats }) => `${boats} ${code}`).join(', ');

/** `club`: where the sailings are linked to. */
export const eveningColumns = (club: string): Column<SeasonEvening>[] => [
  { id: 'date', label: statisticsTexts.date, text: ({ date }) => formatDay(date) },
  {
    id: 'name',
    label: statisticsTexts.sailing,
    text: ({ name }) => name,
    cell: ({ name, sailing }) => (
      <Link component={RouterLink} to={paths.result(club, sailing)}>
        {name}
      </Link>
    ),
  },
  { id: 'starters', label: statisticsTexts.starters, align: 'end', text: ({ starters }) => String(starters) },
  { id: 'finishers', label: statisticsTexts.finishers, align: 'end', text: ({ finishers }) => String(finishers) },
  { id: 'people', label: statisticsTexts.aboard, align: 'end', text: ({ people }) => String(people) },
  { id: 'codes', label: statisticsTexts.codes, text: codesText },
  { id: 'wind', label: statisticsTexts.wind, text: ({ wind }) => (wind ? windFigures(wind) : '') },
];

export const classColumns: Column<SeasonClass>[] = [
  { id: 'name', label: statisticsTexts.className, text: ({ name }) => name },
  { id: 'starts', label: statisticsTexts.starts, align: 'end', text: ({ starts }) => String(starts) },
  { id: 'boats', label: statisticsTexts.boats, align: 'end', text: ({ boats }) => String(boats) },
];

/** `club`: where the boats are linked to. */
export const boatColumns = (club: string): Column<SeasonBoat>[] => [
  {
    id: 'boat',
    label: statisticsTexts.boat,
    text: competitorLabel,
    cell: (boat) => (
      <Link component={RouterLink} to={paths.boatHistory(club, boat.competitor)}>
        {competitorLabel(boat)}
      </Link>
    ),
  },
  { id: 'helm', label: statisticsTexts.helm, text: ({ skipper_name }) => skipper_name },
  { id: 'starts', label: statisticsTexts.starts, align: 'end', text: ({ starts }) => String(starts) },
];

/** Of both years, for paper; without a year before, of the one. */
export const figureColumns = (year: number, before: number | null): Column<KeyFigure>[] => [
  { id: 'label', label: statisticsTexts.figures, text: ({ label }) => label },
  { id: 'value', label: String(year), align: 'end', text: ({ value }) => value },
  ...(before === null
    ? []
    : ([
        { id: 'before', label: String(before), align: 'end', text: (figure) => figure.before ?? '' },
        { id: 'change', label: statisticsTexts.change, align: 'end', text: ({ change }) => change },
      ] satisfies Column<KeyFigure>[])),
];
