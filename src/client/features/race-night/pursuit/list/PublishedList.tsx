import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Club } from '../../../../../shared/contract/clubs';
import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow, PursuitPlan } from '../../../../../shared/contract/sailings';
import { localTimeOf } from '../../../../../shared/domain/time';
import { toFormErrors } from '../../../../api/formErrors';
import { useSetPursuitMutation } from '../../../../api/sailingActions';
import { useAppSelector } from '../../../../state/rootState';
import { selectRaceClasses } from '../../../../state/rowSelectors';
import type { Column } from '../../../../ui/data-table/column';
import { formatClockSeconds, formatDecimal, formatFullDay } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import { CsvButton, PrintButton } from '../../../../ui/print/ExportButtons';
import { PrintSheet } from '../../../../ui/print/PrintSheet';
import { sheetSection } from '../../../../ui/print/SheetTable';
import { describePlan } from '../describePlan';
import { pursuitTexts } from '../texts';
import { MissingCompetitors } from './MissingCompetitors';
import { OwnStart } from './OwnStart';
import { StartTable } from './StartTable';
import { shownAfterFirst, type StartListRows, type StartLine } from './startList';

/** The start list on paper and in files; classes only where there are any. `clockOf` writes a start. */
function startColumns(classNames: ReadonlyMap<Id, string>, clockOf: (at: number) => string): Column<StartLine>[] {
  const raceClass: Column<StartLine> = {
    id: 'race_class',
    label: pursuitTexts.raceClass,
    text: ({ boat: competitor }) =>
      competitor.race_class === null ? '' : (classNames.get(competitor.race_class) ?? ''),
  };
  return [
    { id: 'start', label: pursuitTexts.start, text: ({ startsAt }) => clockOf(startsAt) },
    {
      id: 'after',
      label: pursuitTexts.afterFirst,
      align: 'end',
      text: ({ afterFirstS }) => shownAfterFirst(afterFirstS),
    },
    { id: 'sail_number', label: pursuitTexts.sailNumber, text: ({ boat: competitor }) => competitor.sail_number },
    { id: 'boat', label: pursuitTexts.boatName, text: ({ boat: competitor }) => competitor.boat_name },
    { id: 'model', label: pursuitTexts.boatModel, text: ({ boat: competitor }) => competitor.boat_model_name ?? '' },
    { id: 'helm', label: pursuitTexts.helm, text: ({ boat: competitor }) => competitor.skipper_name || '–' },
    ...(classNames.size > 0 ? [raceClass] : []),
    {
      id: 'rating',
      label: pursuitTexts.rating,
      align: 'end',
      text: ({ boat: competitor }) => formatDecimal(competitor.rating ?? ''),
    },
  ];
}

interface RecountButtonProps {
  sailing: Id;
  plan: PursuitPlan;
}

/** The same plan once more, for the boats of today. */
function RecountButton({ sailing, plan }: RecountButtonProps) {
  const [setPursuit, { isLoading }] = useSetPursuitMutation();
  const recount = async () => {
    const { error } = await setPursuit({ sailing, plan });
    if (!error) showToast({ kind: 'success', text: pursuitTexts.recounted });
    else showToast({ kind: 'error', text: toFormErrors(error).form ?? pursuitTexts.form.failed });
  };
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void recount()} sx={{ mt: 1.5 }}>
      {pursuitTexts.recount}
    </Button>
  );
}

const Page = styled('div')({ maxWidth: 900 });
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginLeft: theme.spacing(-1.5),
  marginBottom: theme.spacing(2),
}));
const Sentences = styled('ul')(({ theme }) => ({ margin: theme.spacing(1, 0, 0), paddingLeft: theme.spacing(2.5) }));

interface PublishedListProps {
  club: Club;
  sailing: SailingRow;
  rows: StartListRows;
  /** For those who may change the plan. */
  onPlan: (() => void) | undefined;
  onRemove: () => void;
}

/** The start list as everybody sees it: the reader's own start first, then all, then how it was reckoned. */
export function PublishedList({ club, sailing, rows, onPlan, onRemove }: PublishedListProps) {
  const { lines, unrated, unplanned } = rows;
  const classes = useAppSelector((state) => selectRaceClasses(state, sailing.id));
  const classNames = new Map(classes.map(({ id, name }) => [id, name]));
  const own = lines.filter(({ isOwn }) => isOwn);
  const plan = sailing.pursuit;
  const rules = plan === null ? [] : describePlan(plan, sailing.result_method);
  return (
    <Page>
      {own.map((line) => (
        <OwnStart key={line.boat.id} line={line} />
      ))}
      <MissingCompetitors
        title={pursuitTexts.unrated(unrated.length)}
        text={onPlan ? pursuitTexts.unratedOfficial : pursuitTexts.unratedSailor}
        competitors={unrated}
      />
      <MissingCompetitors
        title={pursuitTexts.unplanned(unplanned.length)}
        text={onPlan ? pursuitTexts.unplannedOfficial : pursuitTexts.unplannedSailor}
        competitors={unplanned}
        action={onPlan && plan !== null ? <RecountButton sailing={sailing.id} plan={plan} /> : null}
      />
      <Tools>
        {onPlan ? <Button onClick={onPlan}>{pursuitTexts.change}</Button> : null}
        <PrintButton />
        <CsvButton
          title={pursuitTexts.documentTitle(sailing.name)}
          date={sailing.start_date}
          // Excel takes "18:30:00" for a time.
          columns={startColumns(classNames, localTimeOf)}
          rows={lines}
        />
        {onPlan ? (
          <Button color="error" onClick={onRemove}>
            {pursuitTexts.remove}
          </Button>
        ) : null}
      </Tools>
      <StartTable lines={lines} isRunning={sailing.status === 'upcoming' || sailing.status === 'ongoing'} />
      {rules.length === 0 ? null : (
        <section>
          <Typography variant="h2" sx={{ mt: 4 }}>
            {pursuitTexts.how}
          </Typography>
          <Sentences>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Sentences>
        </section>
      )}
      <PrintSheet
        club={club.name}
        title={pursuitTexts.documentTitle(sailing.name)}
        facts={[formatFullDay(sailing.start_date)]}
        standing={pursuitTexts.boats(lines.length)}
        sections={() => [
          sheetSection({
            columns: startColumns(classNames, formatClockSeconds),
            rows: lines,
            keyOf: ({ boat: competitor }) => competitor.id,
          }),
        ]}
        notes={rules}
      />
    </Page>
  );
}
