import { styled } from '@mui/material/styles';
import type { SailorEntry } from '../../../../shared/contract/sailors';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import { ENTRY_STATUS_LABELS, SAILING_STATUS_LABELS, SCORE_CODE_LABELS } from '../../../../shared/texts/labels';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { ListRow, ListRowLink, ListRowMarks, ListRowMore, ListRowNote, ListRowWhen } from '../../../ui/ListRow';
import { decimalText, formatDay, formatTime } from '../../../ui/format';

/** What a sailor's list of sailings says. */
export const mySailingsTexts = {
  upcoming: 'Kommande',
  ongoing: 'Pågående',
  earlier: 'Tidigare',
  emptyTitle: 'Du är inte anmäld till någon segling',
  emptyText: 'Här ser du dina seglingar, hur det gick och vad som väntar. Anmäl dig från en seglings sida.',
  find: 'Hitta en segling',
  failed: 'Dina anmälningar kunde inte hämtas',
  noneOfOther: 'Seglaren är inte anmäld till någon segling.',
  failedOfOther: 'Seglingarna kunde inte hämtas',
  registrationsFailed: 'Dina anmälningar kunde inte hämtas just nu, så listan kan vara ofullständig.',
  retry: 'Försök igen',
  noTime: 'Starttid ej satt',
  start: (time: string) => `Start ${time}`,
  place: (position: number, count: number) => `Plats ${position} av ${count}`,
  code: (code: string, meaning: string) => `${code}, ${meaning}`,
  points: (points: string) => `${points} poäng`,
  noResult: 'Inget resultat',
} as const;

const Result = styled('span')(({ theme }) => ({
  textAlign: 'right',
  fontWeight: 'var(--weight-strong)',
  fontVariantNumeric: 'tabular-nums',
  '& small': {
    display: 'block',
    fontSize: '0.875rem',
    fontWeight: 'var(--weight-body)',
    color: theme.vars.palette.text.secondary,
  },
}));

/** Place and points, or what stands in their place; nothing before the race is sailed. */
function ResultWords({ sailing, competitor }: SailorEntry) {
  const { position, points, score_code } = competitor;
  if (position === null && score_code === null)
    return sailing.status === 'finished' ? <Result>{mySailingsTexts.noResult}</Result> : null;
  return (
    <Result>
      {position === null ? null : mySailingsTexts.place(position, sailing.competitor_count)}
      {score_code === null ? null : <small>{mySailingsTexts.code(score_code, SCORE_CODE_LABELS[score_code])}</small>}
      {points === null ? null : <small>{mySailingsTexts.points(decimalText(points))}</small>}
    </Result>
  );
}

/** An own sailing: where, when, in what boat, and how the entry or the race went. */
export function MySailingItem({ entry, href }: { entry: SailorEntry; href: string }) {
  const { sailing, competitor } = entry;
  const isSailed = sailing.status === 'ongoing' || sailing.status === 'finished';
  const isOff = sailing.status === 'cancelled';
  // That one was entered goes without saying once the race is over.
  const isPast = sailing.status === 'finished' && competitor.status === 'registered';
  return (
    <ListRow>
      <ListRowLink to={href}>
        {sailing.name}
        <ListRowNote>{[competitorLabel(competitor), sailing.club.name].join(' · ')}</ListRowNote>
      </ListRowLink>
      <ListRowWhen>
        {formatDay(sailing.start_date)}
        <ListRowNote>
          {sailing.start_time === null ? mySailingsTexts.noTime : mySailingsTexts.start(formatTime(sailing.start_time))}
        </ListRowNote>
      </ListRowWhen>
      <ListRowMarks>
        {isOff ? (
          <StatusChip status="cancelled" label={SAILING_STATUS_LABELS.cancelled} />
        ) : isPast ? null : (
          <StatusChip status={competitor.status} label={ENTRY_STATUS_LABELS[competitor.status]} />
        )}
      </ListRowMarks>
      <ListRowMore>{isSailed ? <ResultWords {...entry} /> : null}</ListRowMore>
    </ListRow>
  );
}
