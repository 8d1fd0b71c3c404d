import { chapter, NOTHING, one, plainListOf } from '../operation';

const OWN = 'Bara det egna kontot finns.';

export const accountOperations = chapter('Konto', {
  'POST /auth/users/': {
    summary: 'Registrera ett konto och dess seglare. En klubb tillfrågas om medlemskap',
    body: 'RegistrationPayload',
    answers: { 201: one('RegisteredUser') },
    refusals: [429],
  },
  'GET /auth/users/': { summary: 'Det egna kontot, i en lista', answers: { 200: plainListOf('User') } },
  'GET /auth/users/me/': { summary: 'Det egna kontot', answers: { 200: one('User') } },
  'PUT /auth/users/me/': {
    summary: 'Ändra namnen på det egna kontot',
    body: 'NamesPayload',
    answers: { 200: one('User') },
  },
  'PATCH /auth/users/me/': {
    summary: 'Ändra något av namnen på det egna kontot',
    body: 'NamesPayload',
    answers: { 200: one('User') },
  },
  'DELETE /auth/users/me/': {
    summary: 'Ta bort det egna kontot. Seglaren står kvar i sina resultat',
    body: 'DeleteAccountPayload',
    answers: { 204: NOTHING },
    refusals: [429],
  },
  'GET /auth/users/:id/': { summary: `Ett konto. ${OWN}`, answers: { 200: one('User') } },
  'PUT /auth/users/:id/': {
    summary: `Ändra namnen på ett konto. ${OWN}`,
    body: 'NamesPayload',
    answers: { 200: one('User') },
  },
  'PATCH /auth/users/:id/': {
    summary: `Ändra något av namnen på ett konto. ${OWN}`,
    body: 'NamesPayload',
    answers: { 200: one('User') },
  },
  'DELETE /auth/users/:id/': {
    summary: 'Ta bort ett konto. Bara det egna får tas bort',
    body: 'DeleteAccountPayload',
    answers: { 204: NOTHING },
    refusals: [429],
  },
  'POST /auth/users/set_password/': {
    summary: 'Byta lösenord. Andra sessioner avslutas',
    body: 'SetPasswordPayload',
    answers: { 204: NOTHING },
    refusals: [429],
  },
  'POST /auth/users/reset_password/': {
    summary: 'Få en länk för att välja nytt lösenord. Svaret är detsamma för okända adresser',
    body: 'ResetPasswordPayload',
    answers: { 204: NOTHING },
    refusals: [429],
  },
  'POST /auth/users/reset_password_confirm/': {
    summary: 'Välja nytt lösenord med länkens uid och token',
    body: 'ResetPasswordConfirmPayload',
    answers: { 204: NOTHING },
  },
});

export const loginOperations = chapter('Inloggning', {
  'POST /auth/jwt/create/': {
    summary: 'Logga in. Med X-Requested-With: styrbord läggs refresh i en kaka i stället',
    body: 'LoginPayload',
    answers: { 200: one('TokenPair') },
    refusals: [401, 403, 429],
  },
  'POST /auth/jwt/refresh/': {
    summary: 'Ny access för en refresh, i kroppen eller i kakan',
    body: 'RefreshPayload',
    answers: { 200: one('AccessToken') },
    refusals: [401, 403],
  },
  'POST /auth/evening/': {
    summary: 'Komma in med kvällens länk, som bara kan föra protokoll över en segling. Refresh som vid inloggning',
    body: 'EveningPayload',
    answers: { 200: one('EveningAnswer') },
    refusals: [403, 404, 429],
  },
  'POST /auth/jwt/verify/': {
    summary: 'Pröva om en token är giltig',
    body: 'VerifyPayload',
    answers: { 200: { json: { type: 'object', additionalProperties: false } } },
    refusals: [401],
  },
  'POST /auth/jwt/logout/': { summary: 'Avsluta sessionen i kakan', answers: { 204: NOTHING }, refusals: [403] },
});
