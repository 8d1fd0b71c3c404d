import { styled } from '@mui/material/styles';
import { listed } from '../../../../shared/texts/swedishList';
import { shortDate } from '../standings/raceTexts';
import type { Season } from './seasonOf';

export const chartTexts = {
  title: 'Placering efter varje segling',
  hint: 'De främsta just nu, och din egen båt. Välj en båt för att följa den.',
  follow: 'Följ en båt',
  summary: (leaders: readonly string[], races: number) =>
    `Diagram över placeringarna efter ${races === 1 ? 'en räknad segling' : `${races} räknade seglingar`}. Främst står ${listed(leaders)}. Tabellen nedan har samma siffror.`,
  asTable: 'Visa som tabell',
  tableCaption: 'Placering i serien efter varje räknad segling',
  boat: 'Båt',
  after: (date: string, name: string) => `Efter ${name} ${date}`,
} as const;

const Fold = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    fontWeight: 'var(--weight-strong)',
  },
  '& > div': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': { textAlign: 'left', paddingBlock: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& th, & td': {
    padding: theme.spacing(0.75, 1.5),
    textAlign: 'right',
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0, whiteSpace: 'nowrap' },
}));

/** The same ranks as figures. */
export function SeasonTable({ season: { boats, races } }: { season: Season }) {
  return (
    <Fold>
      <summary>{chartTexts.asTable}</summary>
      <div>
        <table>
          <caption>{chartTexts.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{chartTexts.boat}</th>
              {races.map(({ race }) => (
                <th key={race.sailing} scope="col" aria-label={chartTexts.after(shortDate(race.start_date), race.name)}>
                  {shortDate(race.start_date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {boats.map(({ key, name, ranks }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {races.map(({ race }, index) => (
                  <td key={race.sailing}>{ranks[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
