import { createAction, createSlice } from '@reduxjs/toolkit';

export interface SessionState {
  /** 'unknown' until the first refresh of the page has been answered. */
  status: 'unknown' | 'loggedOut' | 'loggedIn';
  /** In memory only; the refresh token is in a cookie that no script can read. */
  accessToken: string | null;
}

interface TokenReceived {
  access: string;
  /** Came from another tab of this browser. */
  fromSibling?: boolean;
}

export const loggedIn = createAction<TokenReceived>('session/loggedIn');
export const tokenRefreshed = createAction<TokenReceived>('session/tokenRefreshed');

/** `asked`: somebody logged out here; `sibling`: in another tab; `refused`: the server ended the session; `none`: there was none. */
export type LogoutReason = 'asked' | 'sibling' | 'refused' | 'none';
export const loggedOut = createAction<LogoutReason>('session/loggedOut');

const initialState: SessionState = { status: 'unknown', accessToken: null };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, (_, { payload }): SessionState => ({ status: 'loggedIn', accessToken: payload.access }))
      .addCase(tokenRefreshed, (state, { payload }) => {
        // A refresh that was on its way when somebody logged out must not log him in again.
        if (state.status === 'loggedIn') state.accessToken = payload.access;
      })
      .addCase(loggedOut, (): SessionState => ({ status: 'loggedOut', accessToken: null })),
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectIsLoggedIn: (state) => state.status === 'loggedIn',
    selectAccessToken: (state) => state.accessToken,
  },
});

export const sessionReducer = session.reducer;
export const { selectSessionStatus, selectIsLoggedIn, selectAccessToken } = session.selectors;
