import { createAction, createSlice } from '@reduxjs/toolkit';
import { loggedOut } from './session';

/** Reads are named by their key in the cache of requests. */
export interface KeptAnswersState {
  /** Reads that a kept answer stands in for, and when it was answered, in milliseconds since 1970. */
  given: Record<string, number>;
  /** Reads whose own answer has come after all, when a kept one had been given for want of patience. */
  late: string[];
}

/** The server did not answer, or not in good time: the kept answer is shown, from `at`. */
export const keptAnswerGiven = createAction<{ read: string; at: number }>('keptAnswers/given');
/** The server has answered a read that a kept answer stood in for. */
export const freshAnswerCame = createAction<string>('keptAnswers/fresh');
/** As above, when the kept answer is shown already. */
export const lateAnswerCame = createAction<string>('keptAnswers/late');

const initialState: KeptAnswersState = { given: {}, late: [] };

const keptAnswers = createSlice({
  name: 'keptAnswers',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(keptAnswerGiven, (state, { payload: { read, at } }) => {
        state.given[read] = at;
        state.late = state.late.filter((other) => other !== read);
      })
      .addCase(freshAnswerCame, (state, { payload }) => {
        delete state.given[payload];
        state.late = state.late.filter((read) => read !== payload);
      })
      .addCase(lateAnswerCame, ({ late }, { payload }) => {
        if (!late.includes(payload)) late.push(payload);
      })
      .addCase(loggedOut, () => initialState),
});

export const keptAnswersReducer = keptAnswers.reducer;
