import type { SailingRow } from '../../../../shared/contract/sailings';
import { localDateOf } from '../../../../shared/domain/time';
import { REGISTRATION_SCOPE_LABELS, RESULT_METHOD_LABELS, START_TYPE_LABELS } from '../../../../shared/texts/labels';
import { Fact, FactList } from '../../../ui/FactList';
import { formatClock, formatDay, formatFullDay, formatTime } from '../../../ui/format';
import { texts } from '../texts';

function registration({ registration_open, registration_deadline, status }: SailingRow): string {
  if (!registration_open || status !== 'upcoming') return texts.info.registrationClosed;
  if (registration_deadline === null) return texts.info.registrationOpen;
  const day = formatDay(localDateOf(Date.parse(registration_deadline)));
  return texts.info.registrationOpenUntil(`${day} ${formatClock(registration_deadline)}`);
}

function factsOf(sailing: SailingRow): [term: string, fact: string][] {
  const { info } = texts;
  return [
    [info.date, formatFullDay(sailing.start_date)],
    [info.time, sailing.start_time === null ? texts.noTime : formatTime(sailing.start_time)],
    [info.startType, START_TYPE_LABELS[sailing.start_type]],
    [info.resultMethod, RESULT_METHOD_LABELS[sailing.result_method]],
    [info.serie, sailing.serie?.name ?? info.noSerie],
    [info.competitors, texts.boats(sailing.competitor_count)],
    [info.registration, registration(sailing)],
    [info.scope, REGISTRATION_SCOPE_LABELS[sailing.registration_scope]],
  ];
}

export function Facts({ sailing }: { sailing: SailingRow }) {
  return (
    <FactList>
      {factsOf(sailing).map(([term, fact]) => (
        <Fact key={term} term={term}>
          {fact}
        </Fact>
      ))}
    </FactList>
  );
}
