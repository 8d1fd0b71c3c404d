import { unauthorized, type HttpError } from '../../errors';
import { authTexts, TOKEN_PROBLEM_TEXTS } from './texts';
import type { TokenProblem } from './tokens';

/** 401 for a token that is not good, or that has come to its end. */
export const tokenNotValid = (problem: TokenProblem): HttpError =>
  unauthorized({ detail: TOKEN_PROBLEM_TEXTS[problem], code: 'token_not_valid' });

export const sessionEnded = (): HttpError =>
  unauthorized({ detail: authTexts.tokenBlacklisted, code: 'token_not_valid' });

/** The account behind a refresh token is deleted or inactive. */
export const noActiveAccount = (): HttpError =>
  unauthorized({ detail: authTexts.noActiveAccountForToken, code: 'no_active_account' });

export const passwordChanged = (): HttpError =>
  unauthorized({ detail: authTexts.passwordChanged, code: 'password_changed' });

/** The same for a wrong password, an unknown address and an inactive account; the form shows non_field_errors (D12). */
export const wrongCredentials = (): HttpError =>
  unauthorized({ detail: authTexts.noActiveAccount, non_field_errors: [authTexts.noActiveAccount] });
