import { createAction, createSlice } from '@reduxjs/toolkit';

/**
 * `asked`: somebody logged out here; `sibling`: in another tab; `deleted`: there is no such account any more;
 * `refused`: the server ended the session; `none`: there was none; `unreachable`: the server gave no answer, so there
 * may still be one.
 */
export type LogoutReason = 'asked' | 'sibling' | 'deleted' | 'refused' | 'none' | 'unreachable';

export interface SessionState {
  /** 'unknown' until the first refresh of the page has been answered. */
  status: 'unknown' | 'loggedOut' | 'loggedIn';
  /** In memory only; the refresh token is in a cookie that no script can read. */
  accessToken: string | null;
  /** The id of the logged-in user; null when there is none, or the token cannot be read. */
  user: string | null;
  /** Why nobody is logged in. */
  ended: LogoutReason | null;
}

interface TokenReceived {
  access: string;
  /** Came from another tab of this browser. */
  fromSibling?: boolean;
}

export const loggedIn = createAction<TokenReceived>('session/loggedIn');
/** The server could not be asked, and the last one to log in here is taken to be there still, until it can. */
export const sessionAssumed = createAction<{ user: string }>('session/assumed');
export const tokenRefreshed = createAction<TokenReceived>('session/tokenRefreshed');

export const loggedOut = createAction<LogoutReason>('session/loggedOut');

/** Whose token it is: the `user_id` of its claims. Null when it cannot be read. */
export function tokenUser(access: string): string | null {
  const [, claims] = access.split('.');
  if (claims === undefined) return null;
  try {
    const read: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof read === 'object' && read !== null && 'user_id' in read ? String(read.user_id) : null;
  } catch {
    return null;
  }
}

const initialState: SessionState = { status: 'unknown', accessToken: null, user: null, ended: null };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, (_, { payload: { access } }): SessionState => ({
        ...initialState,
        status: 'loggedIn',
        accessToken: access,
        user: tokenUser(access),
      }))
      .addCase(sessionAssumed, (_, { payload: { user } }): SessionState => ({
        ...initialState,
        status: 'loggedIn',
        user,
      }))
      .addCase(tokenRefreshed, (state, { payload }) => {
        // A refresh that was on its way when somebody logged out must not log them in again.
        if (state.status === 'loggedIn') state.accessToken = payload.access;
      })
      .addCase(loggedOut, (_, { payload }): SessionState => ({ ...initialState, status: 'loggedOut', ended: payload })),
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectIsLoggedIn: (state) => state.status === 'loggedIn',
    selectAccessToken: (state) => state.accessToken,
    selectSessionUser: (state) => state.user,
    selectSessionEnded: (state) => state.ended,
    /** Who came by the link of an evening has no account, and the pages of that evening alone. */
    selectIsRecorder: (state) => state.status === 'loggedIn' && (state.user?.startsWith('evening-') ?? false),
  },
});

export const sessionReducer = session.reducer;
export const { selectSessionStatus, selectIsLoggedIn, selectSessionUser, selectSessionEnded, selectIsRecorder } =
  session.selectors;
