import { createAction, createSlice, type Dispatch } from '@reduxjs/toolkit';
import { CLOCK_TICK_MS } from '../../shared/limits';

/**
 * Milliseconds since 1970. Read by leaves only (a countdown), never by a selector of rows: everything would redraw each
 * second.
 */
export const clockTicked = createAction<number>('clock/ticked');

const clock = createSlice({
  name: 'clock',
  initialState: { now: 0 },
  reducers: {},
  extraReducers: (builder) => builder.addCase(clockTicked, (_, { payload }) => ({ now: payload })),
  selectors: { selectNow: (state) => state.now },
});

export const clockReducer = clock.reducer;
export const { selectNow } = clock.selectors;

/** Ticks once at once, then every second. Returns the way to stop it. */
export function startClock(dispatch: Dispatch): () => void {
  const tick = () => void dispatch(clockTicked(Date.now()));
  tick();
  const timer = setInterval(tick, CLOCK_TICK_MS);
  return () => clearInterval(timer);
}
