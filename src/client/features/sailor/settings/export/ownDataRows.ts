import type { Boat } from '../../../../../shared/contract/boats';
import type { SailorEntry } from '../../../../../shared/contract/sailors';
import { SRS_VARIANTS } from '../../../../../shared/domain/boatNumbers';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { RATING_TYPE_LABELS, SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import type { OwnData } from '../../../../api/ownData';
import { decimalText, formatDate, formatDecimal, formatMoment, formatTime } from '../../../../ui/format';
import type { TextColumn } from '../../../../../shared/domain/csv';
import { boatTexts } from '../../../../sailing-ui/boat/texts';
import { exportTexts } from './texts';

/** One thing that is kept: what it belongs to, what it is, and what it says. */
export interface OwnDataRow {
  part: string;
  name: string;
  value: string;
}

export const ownDataColumns: readonly TextColumn<OwnDataRow>[] = [
  { label: exportTexts.part, text: ({ part }) => part },
  { label: exportTexts.name, text: ({ name }) => name },
  { label: exportTexts.value, text: ({ value }) => value },
];

type Facts = readonly (readonly [name: string, value: string | null | undefined])[];

/** What is not known takes no line. */
const rowsOf = (part: string, facts: Facts): OwnDataRow[] =>
  facts.flatMap(([name, value]) => (value ? [{ part, name, value }] : []));

const yes = (is: boolean): string => (is ? exportTexts.yes : exportTexts.no);
const moment = (at: string | null): string | null => at && formatMoment(at);

function accountRows({ account, sailor, boats }: OwnData): OwnDataRow[] {
  const usual = boats.find(({ id }) => id === sailor.default_boat);
  return [
    ...rowsOf(exportTexts.account, [[exportTexts.email, account.email]]),
    ...rowsOf(exportTexts.profile, [
      [exportTexts.firstName, sailor.first_name],
      [exportTexts.lastName, sailor.last_name],
      [exportTexts.phone, sailor.phone],
      [exportTexts.club, sailor.club?.name],
      [exportTexts.membership, sailor.club && yes(sailor.membership === 'confirmed')],
      [exportTexts.photo, sailor.photo],
      [
        exportTexts.defaultBoat,
        usual && competitorLabel({ sail_number: usual.sail_number, boat_name: usual.name, skipper_name: '' }),
      ],
      [exportTexts.created, moment(sailor.created_at)],
    ]),
  ];
}

function boatRows(boat: Boat): OwnDataRow[] {
  const numbers = SRS_VARIANTS.map(
    (variant) => [RATING_TYPE_LABELS[variant], boat[variant] && formatDecimal(boat[variant])] as const,
  );
  return rowsOf(exportTexts.boat(boat.sail_number), [
    [boatTexts.sailNumber, boat.sail_number],
    [boatTexts.boatName, boat.name],
    [boatTexts.boatModel, boat.boat_model_name],
    ...numbers,
    [boatTexts.certificate, boat.certificate_number],
    [boatTexts.validUntil, boat.certificate_valid_until && formatDate(boat.certificate_valid_until)],
    [exportTexts.certificateSeen, boat.certificate_number && yes(boat.certificate_verified)],
    [exportTexts.created, moment(boat.created_at)],
  ]);
}

function entryRows({ sailing, competitor }: SailorEntry): OwnDataRow[] {
  const code = competitor.score_code;
  return rowsOf(exportTexts.sailing(sailing.name, formatDate(sailing.start_date)), [
    [exportTexts.club, sailing.club.name],
    [exportTexts.serie, sailing.serie?.name],
    [exportTexts.startTime, sailing.start_time && formatTime(sailing.start_time)],
    [boatTexts.sailNumber, competitor.sail_number],
    [boatTexts.boatName, competitor.boat_name],
    [boatTexts.boatModel, competitor.boat_model_name],
    [exportTexts.skipper, competitor.skipper_name],
    [exportTexts.crew, competitor.crew_names],
    [exportTexts.aboard, String(competitor.crew_count)],
    [exportTexts.ratingType, RATING_TYPE_LABELS[competitor.rating_type]],
    [exportTexts.rating, competitor.rating && formatDecimal(competitor.rating)],
    [exportTexts.entered, moment(competitor.created_at)],
    [exportTexts.status, competitor.status_label],
    [exportTexts.started, moment(competitor.effective_start)],
    [exportTexts.finished, moment(competitor.finish_time)],
    [exportTexts.elapsed, competitor.elapsed_time],
    [exportTexts.corrected, competitor.corrected_time],
    [exportTexts.code, code && `${code} (${SCORE_CODE_LABELS[code]})`],
    [exportTexts.place, competitor.position === null ? null : String(competitor.position)],
    [exportTexts.points, competitor.points && decimalText(competitor.points)],
  ]);
}

/** All of it as lines that can be read in a spreadsheet. */
export const ownDataRows = (data: OwnData): OwnDataRow[] => [
  ...accountRows(data),
  ...data.boats.flatMap(boatRows),
  ...data.entries.flatMap(entryRows),
];
