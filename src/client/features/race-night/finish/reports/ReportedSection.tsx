import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Id } from '../../../../../shared/contract/common';
import type { ReportSupport } from '../../../../../shared/contract/presence';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { Contradiction, ReportCheck } from '../../../../../shared/domain/ownReports';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { useConfirmReportsMutation } from '../../../../api/competitors';
import { selectReportCheck, selectReportedBoats, type ReportedCompetitor } from '../../../../changes/ownReports';
import { useAppSelector } from '../../../../state/rootState';
import { formatClockSeconds } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import { reportTexts } from './texts';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 48,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .what': { flex: 1, minWidth: 0 },
  '& .what small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .level': { fontWeight: 'var(--weight-strong)' },
  '&[data-signal] li': { padding: theme.spacing(0.5, 1), background: theme.vars.palette.tint.signal },
}));

const LEVELS: readonly ReportSupport[] = ['own', 'supported', 'club'];

/** Names of boats, by id. */
type NameOf = (id: Id) => string;

function contradictionText({ kind, competitors }: Contradiction, nameOf: NameOf): string {
  const [first = 0, second = 0] = competitors;
  if (kind === 'order') return reportTexts.order(nameOf(first), nameOf(second));
  if (kind === 'circle') return reportTexts.circle(competitors.map(nameOf).join(', '));
  return reportTexts.seenElsewhere(nameOf(first));
}

/** What speaks for the report: who was named, who says the same, and the sailor's own words. */
function evidenceOf(boat: ReportedCompetitor, { supporters }: ReportCheck, nameOf: NameOf): string {
  const supporter = supporters.get(boat.id);
  const support =
    supporter &&
    (supporter.kind === 'seen' || supporter.competitor === null
      ? reportTexts.seen
      : reportTexts[supporter.kind](nameOf(supporter.competitor)));
  const { report_before, report_after, report_note, is_late } = boat;
  return [
    is_late && reportTexts.late,
    report_before !== null && reportTexts.before(nameOf(report_before)),
    report_after !== null && reportTexts.after(nameOf(report_after)),
    support,
    report_note,
  ]
    .filter(Boolean)
    .join(' · ');
}

const clockOf = ({ finish_time, score_code }: ReportedCompetitor): string =>
  [finish_time && formatClockSeconds(finish_time), score_code].filter(Boolean).join(' ');

/** Sends the confirmation and says how it went. */
function useConfirm(sailing: Id) {
  const [send, { isLoading }] = useConfirmReportsMutation();
  const confirm = async (competitors: Id[] | 'supported', count: number) => {
    const { error } = await send({ sailing, competitors });
    showToast(
      error ? { kind: 'error', text: reportTexts.failed } : { kind: 'success', text: reportTexts.confirmed(count) },
    );
  };
  return { confirm, isLoading };
}

/** What sailors have reported of their own finishes, how far others support it, and the club's word on it. */
export function ReportedSection({ sailing }: { sailing: SailingRow }) {
  const boats = useAppSelector((state) => selectReportedBoats(state, sailing.id));
  const check = useAppSelector((state) => selectReportCheck(state, sailing.id));
  const { confirm, isLoading } = useConfirm(sailing.id);
  const reported = boats.filter(({ id }) => check.support.has(id));
  if (reported.length === 0) return null;

  const nameOf: NameOf = (id) => {
    const boat = boats.find((one) => one.id === id);
    return boat ? competitorLabel(boat) : '';
  };
  const levelOf = ({ id }: ReportedCompetitor): ReportSupport => check.support.get(id) ?? 'own';
  const [own = 0, supported = 0, club = 0] = LEVELS.map(
    (level) => reported.filter((boat) => levelOf(boat) === level).length,
  );
  const byFinish = [...reported].sort((a, b) => ((a.finish_time ?? '~') < (b.finish_time ?? '~') ? -1 : 1));
  return (
    <section aria-label={reportTexts.title}>
      <Typography variant="h2">{reportTexts.title}</Typography>
      <Typography>{reportTexts.counts(own, supported, club)}</Typography>
      {check.contradictions.length > 0 && (
        <List data-signal aria-label={reportTexts.contradictions}>
          {check.contradictions.map((one) => (
            <li key={`${one.kind} ${one.competitors.join()}`}>{contradictionText(one, nameOf)}</li>
          ))}
        </List>
      )}
      {supported > 0 && (
        <Button variant="contained" disabled={isLoading} onClick={() => void confirm('supported', supported)}>
          {reportTexts.confirmAll(supported)}
        </Button>
      )}
      <List aria-label={reportTexts.title}>
        {byFinish.map((boat) => (
          <li key={boat.id}>
            <span className="what">
              {competitorLabel(boat)} {clockOf(boat)}
              <small>{evidenceOf(boat, check, nameOf)}</small>
            </span>
            <span className="level">{reportTexts.levels[levelOf(boat)]}</span>
            {levelOf(boat) !== 'club' && (
              <Button
                variant="outlined"
                disabled={isLoading}
                aria-label={reportTexts.confirmOf(competitorLabel(boat))}
                onClick={() => void confirm([boat.id], 1)}
              >
                {reportTexts.confirm}
              </Button>
            )}
          </li>
        ))}
      </List>
    </section>
  );
}
