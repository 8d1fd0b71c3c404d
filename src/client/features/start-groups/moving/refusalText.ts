import type { Id } from '../../../../shared/contract/common';
import { errorTexts } from '../../../../shared/texts/errors';
import type { MoveRefusal } from '../../../state/entities/events';
import type { RefusedChange } from '../../../state/entities/pendingChanges';
import { texts } from '../texts';
import { boatsInWords } from './dragWords';

/** The server's own words first (decision 12); else the error catalogue's. */
function reasonOf({ status, detail, fields = {} }: MoveRefusal): string {
  const [sentence] = Object.values(fields).flat();
  if (detail !== undefined && status !== 404) return detail;
  if (sentence !== undefined) return sentence;
  if (status === 401) return errorTexts.unauthorized;
  if (status === 403) return errorTexts.forbidden;
  return status === 404 ? errorTexts.notFound : errorTexts.unexpected;
}

export interface Named {
  nameOf: (boat: Id) => string;
  /** The name of the group where the boat stands now; undefined when the boat is gone. */
  standsIn: (boat: Id) => string | undefined;
}

/** What could not be done, why, and where the boat is instead. */
export function refusalText({ moves, undoes, refusal }: RefusedChange, { nameOf, standsIn }: Named): string {
  const boats = moves.map(({ competitor }) => competitor);
  const reason = reasonOf(refusal);
  const what = boatsInWords(boats, nameOf);
  const sentence = undoes === undefined ? texts.refused(what, reason) : texts.undoRefused(reason);
  const [only] = boats;
  const group = only !== undefined && boats.length === 1 ? standsIn(only) : undefined;
  return group === undefined ? sentence : `${sentence} ${texts.standsIn(what, group)}`;
}
