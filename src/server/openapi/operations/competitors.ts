import { chapter, NOTHING, one } from '../operation';

export const competitorOperations = chapter('Anmälningar', {
  'POST /api/competitors/': {
    summary: 'Anmäla en båt. En seglare anmäler sig själv',
    body: 'CompetitorPayload',
    answers: { 201: one('Competitor') },
  },
  'GET /api/competitors/:id/': { summary: 'En anmälan', answers: { 200: one('Competitor') }, isLive: true },
  'PUT /api/competitors/:id/': {
    summary: 'Ändra en anmälan',
    body: 'CompetitorPayload',
    answers: { 200: one('Competitor') },
    refusals: [409],
  },
  'PATCH /api/competitors/:id/': {
    summary: 'Ändra något hos en anmälan. En seglare sin egen, fram till starten',
    body: 'CompetitorPayload',
    answers: { 200: one('Competitor') },
    refusals: [409],
  },
  'DELETE /api/competitors/:id/': { summary: 'Ta bort en anmälan', answers: { 204: NOTHING }, refusals: [409] },
  'PATCH /api/competitors/:id/update-elapsed-time/': {
    summary: 'Skriva in målgång, seglad tid eller kod. En seglare sin egen, där klubben tar emot den',
    body: 'ReportPayload',
    answers: { 200: one('Competitor') },
    refusals: [409],
  },
  'PATCH /api/competitors/:id/presence/': {
    summary: 'Säga att en båt är på vattnet eller i hamn. En seglare sin egen',
    body: 'PresencePayload',
    answers: { 200: one('Competitor') },
  },
  'POST /api/competitors/:id/create-account/': {
    summary: 'Ge den anmälda seglaren ett konto, med länk i ett mail',
    body: 'CreateAccountPayload',
    answers: { 200: one('Competitor') },
    refusals: [429],
  },
  'POST /api/competitors/:id/match/': {
    summary: 'Ge en båts tid och kod till den båt som det var',
    body: 'MatchPayload',
    answers: { 200: one('Competitor') },
    refusals: [409],
  },
  'POST /api/competitors/:id/swap/': {
    summary: 'Låta två båtar byta tid och kod',
    body: 'SwapPayload',
    answers: { 200: one('MoveAnswer') },
    refusals: [409],
  },
});
