import { loggedIn, loggedOut, tokenRefreshed, tokenUser } from '../../state/session';
import { stateOf, type Caller } from '../call';

interface NewToken {
  access: string;
  fromSibling: boolean;
}

/**
 * A token came from a refresh or from another tab. When somebody else has logged in meanwhile (all tabs share the
 * cookie), everything of the former person goes first, so that nothing is shown or sent in the wrong name.
 */
export function takeToken(store: Caller, token: NewToken): void {
  const { status, user } = stateOf(store).session;
  const isSamePerson = user === null || user === tokenUser(token.access);
  if (status === 'loggedIn' && isSamePerson) {
    store.dispatch(tokenRefreshed(token));
    return;
  }
  if (!isSamePerson) store.dispatch(loggedOut('sibling'));
  store.dispatch(loggedIn(token));
}
