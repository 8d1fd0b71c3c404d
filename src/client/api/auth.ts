import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import {
  authPaths,
  type AccessToken,
  type LoginPayload,
  type RegisteredUser,
  type RegistrationPayload,
  type ResetPasswordConfirmPayload,
  type ResetPasswordPayload,
  type User,
} from '../../shared/contract/auth';
import { eveningPaths, type EveningAnswer, type EveningPayload } from '../../shared/contract/evening';
import type { AppDispatch, RootState } from '../state/rootState';
import { loggedIn, loggedOut } from '../state/session';
import { api } from './api';
import { refreshSession, sessionCall, type RefreshOutcome } from './session/refresh';
import { stateOf } from './call';

interface EveningSession {
  access: string;
  user: User;
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Logs in and reads the user, in one step: nobody is logged in before the app knows who. */
    login: build.mutation<User, LoginPayload>({
      extraOptions: { open: true },
      queryFn: async (credentials, { dispatch }, _, send) => {
        const failed = (error: FetchBaseQueryError) => {
          console.error('Login failed', error);
          return { error };
        };
        const created = await send(sessionCall(authPaths.login, credentials));
        if (created.error) return failed(created.error);
        const { access } = created.data as AccessToken;
        const me = await send({ url: authPaths.me, headers: { Authorization: `Bearer ${access}` } });
        if (me.error) return failed(me.error);
        const user = me.data as User;
        dispatch(authApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value: user }]));
        dispatch(loggedIn({ access }));
        return { data: user };
      },
    }),
    /** Comes in by the link of an evening. `becomeRecorder` makes it the session of the page. */
    enterEvening: build.mutation<EveningSession, EveningPayload>({
      extraOptions: { open: true },
      queryFn: async (body, _, __, send) => {
        const entered = await send(sessionCall(eveningPaths.login, body));
        if (entered.error) return { error: entered.error };
        const { access } = entered.data as EveningAnswer;
        const me = await send({ url: authPaths.me, headers: { Authorization: `Bearer ${access}` } });
        if (me.error) return { error: me.error };
        return { data: { access, user: me.data as User } };
      },
    }),
    register: build.mutation<RegisteredUser, RegistrationPayload>({
      extraOptions: { open: true },
      query: (body) => ({ url: authPaths.users, method: 'POST', body }),
    }),
    /** Asks for a mail with a link. The answer is the same whether the address has an account or not. */
    resetPassword: build.mutation<null, ResetPasswordPayload>({
      extraOptions: { open: true },
      query: (body) => ({ url: authPaths.resetPassword, method: 'POST', body }),
    }),
    /** Gives the account of a mailed link a new password, which ends every session of that account. */
    resetPasswordConfirm: build.mutation<null, ResetPasswordConfirmPayload>({
      extraOptions: { open: true },
      query: (body) => ({ url: authPaths.resetPasswordConfirm, method: 'POST', body }),
    }),
    /** Ends the session on this device and in its other tabs, also when the server cannot be told. */
    logout: build.mutation<null, void>({
      extraOptions: { open: true },
      queryFn: async (_, { dispatch }, __, send) => {
        const { error } = await send(sessionCall(authPaths.logout));
        dispatch(loggedOut('asked'));
        return error ? { error } : { data: null };
      },
    }),
    me: build.query<User, void>({
      query: () => authPaths.me,
      providesTags: ['Me'],
    }),
    /** A new access token: when the page begins, and when the push connection asks for one. */
    renewSession: build.mutation<RefreshOutcome, void>({
      queryFn: async (_, baseApi) => ({ data: await refreshSession(baseApi, stateOf(baseApi).session.accessToken) }),
    }),
  }),
});

/** Whoever was logged in here before is not any more, and nothing that they read stays. */
export const becomeRecorder =
  ({ access, user }: EveningSession) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (getState().session.status === 'loggedIn') dispatch(loggedOut('sibling'));
    dispatch(authApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value: user }]));
    dispatch(loggedIn({ access }));
  };

export const { login, logout, me, renewSession, resetPassword } = authApi.endpoints;
export const {
  useLoginMutation,
  useEnterEveningMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useResetPasswordConfirmMutation,
  useLogoutMutation,
  useMeQuery,
} = authApi;
