import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '../../shared/contract/common';
import { clubEntered, clubLeft } from './entities/events';
import { loggedOut } from './session';

/**
 * `closed`: on no club's pages. `connecting`: the first time. `reconnecting`: was connected, or failed; `retryAt` says
 * when next. `checking`: connected, but the browser says that the network is gone; an answer within ten seconds proves
 * it wrong. `offline`: the browser has no network. `gaveUp`: ten attempts failed, or the server will not have us;
 * "Anslut igen" tries again.
 */
export type ConnectionPhase =
  | 'closed'
  | 'connecting'
  | 'connected'
  | 'checking'
  | 'reconnecting'
  | 'offline'
  | 'gaveUp';

const CUT_OFF: ReadonlySet<ConnectionPhase> = new Set(['offline', 'reconnecting', 'gaveUp']);

/** Nobody hears of what is written here for now. */
export const isCutOff = (phase: ConnectionPhase): boolean => CUT_OFF.has(phase);

export interface ConnectionState {
  club: Id | null;
  connected: boolean;
  phase: ConnectionPhase;
  /** When the phase began, in milliseconds since 1970: "Offline, senast 14.30". */
  since: number;
  /** When the next attempt is made. */
  retryAt: number | null;
  /** The server runs another build than this page. */
  update: { build: string } | null;
  /** The club's number where the present stream of frames began: rows read at an earlier number may lack something. */
  streamFrom: number;
}

export const connectionChanged = createAction<{ phase: ConnectionPhase; at: number; retryAt: number | null }>(
  'connection/changed',
);
/** A stream of frames began after `from`; what happened before it must be read over HTTP. */
export const streamBegan = createAction<{ club: Id; from: number }>('connection/streamBegan');
export const updateFound = createAction<{ build: string }>('connection/updateFound');
/** "Anslut igen". */
export const reconnectAsked = createAction('connection/reconnectAsked');

const initialState: ConnectionState = {
  club: null,
  connected: false,
  phase: 'closed',
  since: 0,
  retryAt: null,
  update: null,
  streamFrom: 0,
};

const connection = createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(clubEntered, (state, { payload }): ConnectionState => ({
        ...initialState,
        update: state.update,
        club: payload,
      }))
      .addCase(connectionChanged, (state, { payload: { phase, at, retryAt } }) => {
        if (phase !== state.phase) state.since = at;
        state.phase = phase;
        state.connected = phase === 'connected';
        state.retryAt = retryAt;
      })
      .addCase(streamBegan, (state, { payload }) => {
        if (payload.club === state.club) state.streamFrom = payload.from;
      })
      .addCase(updateFound, (state, { payload }) => {
        state.update = payload;
      })
      .addMatcher(isAnyOf(clubLeft, loggedOut), (state): ConnectionState => ({
        ...initialState,
        update: state.update,
      })),
  selectors: {
    selectConnection: (state) => state,
    selectIsConnected: (state) => state.connected,
    selectConnectionPhase: (state) => state.phase,
    selectUpdate: (state) => state.update,
  },
});

export const connectionReducer = connection.reducer;
export const { selectConnection, selectConnectionPhase, selectUpdate } = connection.selectors;
