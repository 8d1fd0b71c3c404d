import type { TokenProblem } from './tokens';

/** What the auth calls say. */
export const authTexts = {
  noActiveAccount: 'Inget aktivt konto hittades med de angivna användaruppgifterna',
  noActiveAccountForToken: 'Inget aktivt konto hittades för angiven token.',
  tokenNotValid: 'Givet token är inte giltigt för någon tokentyp',
  tokenInvalid: 'Token är ogiltig',
  tokenExpired: 'Token har löpt ut',
  tokenNoId: 'Token har inget id',
  tokenNoType: 'Token har ingen typ',
  tokenWrongType: 'Token har fel typ',
  tokenBlacklisted: 'Token är svartlistad',
  headerForm: 'Auktoriseringshuvudet måste innehålla två mellanslagsavgränsade värden',
  noUserClaim: 'Token innehöll ingen identifiering av användaren',
  userNotFound: 'Användaren hittades inte',
  userInactive: 'Användaren är inaktiv',
  passwordChanged: 'Användarens lösenord har ändrats.',
} as const;

export const TOKEN_PROBLEM_TEXTS: Record<TokenProblem, string> = {
  invalid: authTexts.tokenInvalid,
  expired: authTexts.tokenExpired,
  no_id: authTexts.tokenNoId,
  no_type: authTexts.tokenNoType,
  wrong_type: authTexts.tokenWrongType,
  no_user: authTexts.noUserClaim,
};
