import { createAction, createSlice } from '@reduxjs/toolkit';

/**
 * `asked`: somebody logged out here; `sibling`: in another tab; `deleted`: there is no such account any more; `refused`: the server ended
 * the session; `none`: there was none; `unreachable`: the server gave no answer, so there may still be one.
 */
export type LogoutReason = 'asked' | 'sibling' | 'deleted' | 'refused' | 'none' | 'unreachable';

export interface SessionState {
  /** 'unknown' until the first refresh of the page has been answered. */
  status: 'unknown' | 'loggedOut' | 'loggedIn';
  /** In memory only; the refresh token is in a cookie that no script can read. */
  accessToken: string | null;
  /** Why nobody is logged in. */
  ended: LogoutReason | null;
}

interface TokenReceived {
  access: string;
  /** Came from another tab of this browser. */
  fromSibling?: boolean;
}

export const loggedIn = createAction<TokenReceived>('session/loggedIn');
export const tokenRefreshed = createAction<TokenReceived>('session/tokenRefreshed');

export const loggedOut = createAction<LogoutReason>('session/loggedOut');

const initialState: SessionState = { status: 'unknown', accessToken: null, ended: null };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, (_, { payload }): SessionState => ({ status: 'loggedIn', accessToken: payload.access, ended: null }))
      .addCase(tokenRefreshed, (state, { payload }) => {
        // A refresh that was on its way when somebody logged out must not log him in again.
        if (state.status === 'loggedIn') state.accessToken = payload.access;
      })
      .addCase(loggedOut, (_, { payload }): SessionState => ({ status: 'loggedOut', accessToken: null, ended: payload })),
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectIsLoggedIn: (state) => state.status === 'loggedIn',
    selectAccessToken: (state) => state.accessToken,
    selectSessionEnded: (state) => state.ended,
  },
});

export const sessionReducer = session.reducer;
export const { selectSessionStatus, selectIsLoggedIn, selectAccessToken, selectSessionEnded } = session.selectors;
