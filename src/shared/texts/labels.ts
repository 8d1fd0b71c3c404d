import type { EntryStatus, RatingType, ScoreCode } from '../contract/competitors';
import type { ResultMethod } from '../contract/raceClasses';
import type { RegistrationScope, SailingStatus, StartType } from '../contract/sailings';
import { MAX_RACE_WEIGHT } from '../limits';

/** The names of the wire's choices on screen. */

export const SAILING_STATUS_LABELS: Record<SailingStatus, string> = {
  unpublished: 'Opublicerad',
  upcoming: 'Kommande',
  ongoing: 'Pågående',
  finished: 'Avslutad',
  cancelled: 'Inställd',
};

export const ENTRY_STATUS_LABELS: Record<EntryStatus, string> = {
  registered: 'Anmäld',
  preliminary: 'Preliminär',
  verified: 'Verifierad',
};

export const START_TYPE_LABELS: Record<StartType, string> = {
  common: 'Gemensam start',
  groups: 'Startgrupper',
  individual: 'Individuell start (jaktstart)',
};

export const RESULT_METHOD_LABELS: Record<ResultMethod, string> = {
  corrected: 'Korrigerad tid',
  elapsed: 'Seglad tid',
  finish_order: 'Målgångsordning',
};

export const REGISTRATION_SCOPE_LABELS: Record<RegistrationScope, string> = {
  open: 'Öppen för alla',
  club: 'Bara klubbens medlemmar',
};

export const RATING_TYPE_LABELS: Record<RatingType, string> = {
  srs: 'SRS',
  srs_no_flying: 'SRS utan flygande segel',
  srs_shorthanded: 'SRS shorthand',
  srs_shorthanded_no_flying: 'SRS shorthand utan flygande segel',
  custom: 'Eget tal',
};

/**
 * The meanings of the codes of RRS A10 and of clubs (SSF:s Domarboken). The codes themselves stay in English capitals.
 */
export const SCORE_CODE_LABELS: Record<ScoreCode, string> = {
  DNC: 'kom inte till startområdet',
  DNS: 'startade inte',
  OCS: 'på bansidan vid start',
  ZFP: '20 % straff (Z)',
  UFD: 'U-flagga',
  BFD: 'svart flagga',
  SCP: 'poängstraff',
  NSC: 'seglade inte banan',
  DNF: 'gick inte i mål',
  RET: 'utgick',
  DSQ: 'diskvalificerad',
  DNE: 'diskvalificering som inte får räknas bort',
  RDG: 'gottgörelse',
  DPI: 'anpassat straff',
  TLE: 'tidsgräns efter första båt',
  DUTY: 'torntjänst',
};

/** The meanings of the statuses, for the legend. */
export const STATUS_MEANINGS: Record<SailingStatus | EntryStatus, string> = {
  unpublished: 'Bara klubbens funktionärer ser seglingen.',
  upcoming: 'Seglingen har inte startat än.',
  ongoing: 'Båtarna är på banan.',
  finished: 'Ingen fler målgång väntas.',
  cancelled: 'Seglingen blir inte av.',
  registered: 'Båten är anmäld men har ingen tid än.',
  preliminary: 'Resultatet kan ändras, till exempel efter en protest.',
  verified: 'Resultatet är verifierat av klubben.',
};

const TIMES: Record<number, string> = { 1: 'En gång', 2: 'Dubbelt' };

/** The weights of a race in a series, as choices of a form. */
export const RACE_WEIGHT_OPTIONS = Array.from({ length: MAX_RACE_WEIGHT }, (_, index) => index + 1).map((weight) => ({
  value: String(weight),
  label: TIMES[weight] ?? `${weight} gånger`,
}));
