import { withTimeout } from '../../../shared/withTimeout';
import { freshAnswerCame, keptAnswerGiven, lateAnswerCame } from '../../state/keptAnswers';
import { isUnanswered, stateOf, type Answer, type Caller } from '../call';
import { clubVersionOf } from '../liveRows';
import { holdLateAnswer, type Read } from './lateAnswers';
import { forgetAnswer, keepAnswer, keptAnswer } from './answerStore';

/** How long the page stays empty though a kept answer exists. */
const PATIENCE_MS = 4_000;
/** The same, where the server has just been silent: a page is several reads, one after the other. */
const SHORT_PATIENCE_MS = 800;
/** A database that says nothing must not keep anybody waiting either. */
const DATABASE_PATIENCE_MS = 2_000;

/** The server did not answer: also when something in between did, as the login pages of open networks do. */
const isSilent = ({ error }: Answer): boolean =>
  error !== undefined && (error.status === 'PARSING_ERROR' || isUnanswered(error));

/** How long the server is waited for while something is kept. */
function patience(caller: Caller): number {
  const { session, keptAnswers } = stateOf(caller);
  const isSilent =
    (session.status === 'loggedIn' && session.accessToken === null) || Object.keys(keptAnswers.given).length > 0;
  return isSilent ? SHORT_PATIENCE_MS : PATIENCE_MS;
}

/** The user who asked has not logged out since. */
function isStillHere({ user }: Read, caller: Caller): boolean {
  const { session } = stateOf(caller);
  return session.status === 'unknown' || session.user === user;
}

/** Keeps what was answered. What is gone, or not for this user, is no longer kept either. */
function remember(read: Read, caller: Caller, { data, error, meta }: Answer): void {
  if (!isStillHere(read, caller)) return;
  const { user, url } = read;
  if (error?.status === 403 || error?.status === 404) forgetAnswer(user, url);
  if (!error) keepAnswer({ user, url, body: data, clubVersion: clubVersionOf(meta), at: Date.now() });
}

function taken(read: Read, caller: Caller, answer: Answer): Answer {
  if (isSilent(answer)) return answer;
  remember(read, caller, answer);
  if (read.key in stateOf(caller).keptAnswers.given) caller.dispatch(freshAnswerCame(read.key));
  return answer;
}

function takeLate(read: Read, caller: Caller, answer: Answer): void {
  if (isSilent(answer) || !isStillHere(read, caller)) return;
  remember(read, caller, answer);
  holdLateAnswer(read, answer);
  caller.dispatch(lateAnswerCame(read.key));
}

/**
 * The server's answer; or the one kept for the same user, marked as such, when the server gives none, or none within
 * 4 s (0.8 s when it has just been silent). In that case the server's own answer is still awaited, and dispatched to
 * the store when it has come.
 */
export async function freshOrKept(read: Read, caller: Caller, answer: Promise<Answer>): Promise<Answer> {
  const first = await withTimeout(answer, patience(caller));
  if (first && !isSilent(first)) return taken(read, caller, first);
  const kept = await withTimeout(keptAnswer(read.user, read.url), DATABASE_PATIENCE_MS);
  if (!kept || !isStillHere(read, caller)) return first ?? taken(read, caller, await answer);
  if (!first) void answer.then((late) => takeLate(read, caller, late));
  caller.dispatch(keptAnswerGiven({ read: read.key, at: kept.at }));
  return { data: kept.body, meta: { kept: { clubVersion: kept.clubVersion } } };
}
