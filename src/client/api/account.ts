import {
  authPaths,
  type AccessToken,
  type DeleteAccountPayload,
  type SetPasswordPayload,
} from '../../shared/contract/auth';
import { loggedIn, loggedOut } from '../state/session';
import { api } from './api';
import { sessionCall } from './session/refresh';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every session of the account ends with its old password, this one too: it logs in again with the new one. */
    setPassword: build.mutation<null, SetPasswordPayload & { email: string }>({
      queryFn: async ({ email, ...passwords }, { dispatch }, _, send) => {
        const { error } = await send({ url: authPaths.setPassword, method: 'POST', body: passwords });
        if (error) return { error };
        const created = await send(sessionCall(authPaths.login, { email, password: passwords.new_password }));
        if (created.error) dispatch(loggedOut('asked'));
        else dispatch(loggedIn({ access: (created.data as AccessToken).access }));
        return { data: null };
      },
    }),
    deleteAccount: build.mutation<null, DeleteAccountPayload>({
      query: (body) => ({ url: authPaths.me, method: 'DELETE', body }),
      // Afterwards: a logout forgets all requests, those under way too.
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(() => dispatch(loggedOut('deleted'))).catch(() => undefined);
      },
    }),
  }),
});

export const { setPassword, deleteAccount } = accountApi.endpoints;
export const { useSetPasswordMutation, useDeleteAccountMutation } = accountApi;
