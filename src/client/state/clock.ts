import { createAction, createSlice } from '@reduxjs/toolkit';

/**
 * The server's time in milliseconds since 1970, at each second. Read by leaves only (a countdown), never by a selector
 * of rows: everything would redraw each second.
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
