import { chapter, NOTHING, one } from '../operation';

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
  'POST /auth/jwt/verify/': {
    summary: 'Pröva om en token är giltig',
    body: 'VerifyPayload',
    answers: { 200: { json: { type: 'object', additionalProperties: false } } },
    refusals: [401],
  },
  'POST /auth/jwt/logout/': { summary: 'Avsluta sessionen i kakan', answers: { 204: NOTHING }, refusals: [403] },
});
