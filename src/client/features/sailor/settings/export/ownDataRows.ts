import type { Boat } from '../../../../../shared/contract/boats';
import type { SailorEntry } from '../../../../../shared/contract/sailors';
import { SRS_VARIANTS } from '../../../../../shared/domain/boatNumbers';
import { boatLabel } from '../../../../../shared/domain/sailNumber';
import { RATING_TYPE_LABELS, SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import type { OwnData } from '../../../../api/ownData';
import { decimalText, formatDate, formatDecimal, formatMoment, formatTime } from '../../../../ui/format';
import type { TextColumn } from '../../../../lib/csv';
import { texts } from './texts';

/** One thing that is kept: what it belongs to, what it is, and what it says. */
export interface OwnDataRow {
  part: string;
  name: string;
  value: string;
}

export const ownDataColumns: readonly TextColumn<OwnDataRow>[] = [
  { label: texts.part, text: ({ part }) => part },
  { label: texts.name, text: ({ name }) => name },
  { label: texts.value, text: ({ value }) => value },
];

type Facts = readonly (readonly [name: string, value: string | null | undefined])[];

/** What is not known takes no line. */
const rowsOf = (part: string, facts: Facts): OwnDataRow[] =>
  facts.flatMap(([name, value]) => (value ? [{ part, name, value }] : []));

const yes = (is: boolean): string => (is ? texts.yes : texts.no);
const moment = (at: string | null): string | null => at && formatMoment(at);

function accountRows({ account, sailor, boats }: OwnData): OwnDataRow[] {
  const usual = boats.find(({ id }) => id === sailor.default_boat);
  return [
    ...rowsOf(texts.account, [[texts.email, account.email]]),
    ...rowsOf(texts.profile, [
      [texts.firstName, sailor.first_name],
      [texts.lastName, sailor.last_name],
      [texts.phone, sailor.phone],
      [texts.club, sailor.club?.name],
      [texts.photo, sailor.photo],
      [
        texts.defaultBoat,
        usual && boatLabel({ sail_number: usual.sail_number, boat_name: usual.name, skipper_name: '' }),
      ],
      [texts.created, moment(sailor.created_at)],
    ]),
  ];
}

function boatRows(boat: Boat): OwnDataRow[] {
  const numbers = SRS_VARIANTS.map(
    (variant) => [RATING_TYPE_LABELS[variant], boat[variant] && formatDecimal(boat[variant])] as const,
  );
  return rowsOf(texts.boat(boat.sail_number), [
    [texts.sailNumber, boat.sail_number],
    [texts.boatName, boat.name],
    [texts.boatModel, boat.boat_model_name],
    ...numbers,
    [texts.certificate, boat.certificate_number],
    [texts.validUntil, boat.certificate_valid_until && formatDate(boat.certificate_valid_until)],
    [texts.certificateSeen, boat.certificate_number && yes(boat.certificate_verified)],
    [texts.created, moment(boat.created_at)],
  ]);
}

function entryRows({ sailing, competitor }: SailorEntry): OwnDataRow[] {
  const code = competitor.score_code;
  return rowsOf(texts.sailing(sailing.name, formatDate(sailing.start_date)), [
    [texts.club, sailing.club.name],
    [texts.serie, sailing.serie?.name],
    [texts.startTime, sailing.start_time && formatTime(sailing.start_time)],
    [texts.sailNumber, competitor.sail_number],
    [texts.boatName, competitor.boat_name],
    [texts.boatModel, competitor.boat_model_name],
    [texts.skipper, competitor.skipper_name],
    [texts.crew, competitor.crew_names],
    [texts.aboard, String(competitor.crew_count)],
    [texts.ratingType, RATING_TYPE_LABELS[competitor.rating_type]],
    [texts.rating, competitor.rating && formatDecimal(competitor.rating)],
    [texts.entered, moment(competitor.created_at)],
    [texts.status, competitor.status_label],
    [texts.started, moment(competitor.effective_start)],
    [texts.finished, moment(competitor.finish_time)],
    [texts.elapsed, competitor.elapsed_time],
    [texts.corrected, competitor.corrected_time],
    [texts.code, code && `${code} (${SCORE_CODE_LABELS[code]})`],
    [texts.place, competitor.position === null ? null : String(competitor.position)],
    [texts.points, competitor.points && decimalText(competitor.points)],
  ]);
}

/** All of it as lines that can be read in a spreadsheet. */
export const ownDataRows = (data: OwnData): OwnDataRow[] => [
  ...accountRows(data),
  ...data.boats.flatMap(boatRows),
  ...data.entries.flatMap(entryRows),
];
