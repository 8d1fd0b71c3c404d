import { createAction } from '@reduxjs/toolkit';
import type { FieldErrors, Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import { errorTexts } from '../../../shared/texts/errors';
import type { AnsweredRows } from '../../state/entities/events';
import type { NewChange } from '../kinds/registry';

/** What has happened to own changes. */

/** Every own change says when it was made, in milliseconds since 1970. */
const made = <T>(payload: T) => ({ payload, meta: { madeAt: Date.now() } });

/** Somebody made a change on this screen: it is shown at once and sent in order. */
export const changeStarted = createAction('pendingChanges/started', made<NewChange>);

/** The browser has written the changes down: a reload or a crash does not lose them. */
export const changesKept = createAction<{ ids: string[] }>('pendingChanges/kept');
/** The browser would not write own changes down: those that are not kept are lost with the page. */
export const keepingFailed = createAction('pendingChanges/keepingFailed');

/** The call is on its way. */
export const changeSent = createAction<{ id: string }>('pendingChanges/sent');

export interface Refusal {
  status: number;
  detail?: string;
  fields?: FieldErrors;
}

type Settled = { id: string } & (
  | { saved: Competitor[]; made?: Id | undefined; beside?: AnsweredRows | undefined }
  | { refusal: Refusal; current?: Competitor[] }
);

const withRows = <T>(payload: T, competitors: readonly Competitor[], beside?: AnsweredRows) => {
  const rows: AnsweredRows = { ...beside, competitors: [...(beside?.competitors ?? []), ...competitors] };
  return { payload, meta: { rows } };
};

/**
 * The server has answered: with the saved rows in the order of the change's steps, or with why not (then `current` may
 * hold the rows as they are). `made` is the id that a created competitor got, also when the rows are outdated.
 */
export const changeSettled = createAction('pendingChanges/settled', (settled: Settled) =>
  'saved' in settled ? withRows(settled, settled.saved, settled.beside) : withRows(settled, settled.current ?? []),
);
/** Somebody has changed the rows meanwhile, but not what this change changes: it is sent again, on the rows as they are. */
export const changeRebased = createAction('pendingChanges/rebased', (rebased: { id: string; current: Competitor[] }) =>
  withRows(rebased, rebased.current),
);
/** Somebody wants what waits to be sent now. */
export const sendAsked = createAction('pendingChanges/sendAsked');
/** No answer came: the change stays and is sent again, under the same key, when the connection is back. */
export const changeUnanswered = createAction<{ id: string }>('pendingChanges/unanswered');
/** Taken back before it was ever sent. */
export const changeForgotten = createAction<{ id: string }>('pendingChanges/forgotten');
/** The person who made the change has seen that it was refused. */
export const refusalSeen = createAction<{ id: string }>('pendingChanges/refusalSeen');
/** A refused change is made once more, as a new one, on the rows as they were when it was refused. */
export const changeRetried = createAction('pendingChanges/retried', made<{ id: string; as: string }>);

/** The server's own words first (decision 12); else the error catalogue's. */
export function reasonOf({ status, detail, fields = {} }: Refusal): string {
  const [sentence] = Object.values(fields).flat();
  if (detail !== undefined && status !== 404) return detail;
  if (sentence !== undefined) return sentence;
  if (status === 401) return errorTexts.unauthorized;
  if (status === 403) return errorTexts.forbidden;
  return status === 404 ? errorTexts.notFound : errorTexts.unexpected;
}
