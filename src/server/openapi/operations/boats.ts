import { chapter, listOf, NOTHING, one } from '../operation';
import { PAGING, search } from '../parameters';

export const boatOperations = chapter('Båtar', {
  'GET /api/boat-models/': {
    summary: 'Båttyper med sina SRS-tal',
    query: [search('Del av namnet.'), ...PAGING],
    answers: { 200: listOf('BoatModel') },
  },
  'POST /api/boat-models/import/': {
    summary: 'Ta in en tabell med SRS-tal, för den som sköter plattformen',
    query: [
      {
        name: 'dry_run',
        description: 'true: bara visa hur tabellen skiljer sig från den som finns (200).',
        schema: { type: 'string', enum: ['true', 'false'] },
        isChecked: true,
      },
    ],
    body: 'SrsTablePayload',
    answers: { 200: one('SrsTablePreview'), 201: one('SrsTableAnswer') },
  },
  'GET /api/boats/': {
    summary: 'De egna båtarna, eller med query allas som passar',
    query: [search('Segelnummer, namn eller typ.'), ...PAGING],
    answers: { 200: listOf('Boat') },
  },
  'POST /api/boats/': { summary: 'Lägga till en båt', body: 'BoatPayload', answers: { 201: one('Boat') } },
  'GET /api/boats/:id/': { summary: 'En båt', answers: { 200: one('Boat') } },
  'PUT /api/boats/:id/': { summary: 'Ändra en båt', body: 'BoatPayload', answers: { 200: one('Boat') } },
  'PATCH /api/boats/:id/': { summary: 'Ändra något hos en båt', body: 'BoatPayload', answers: { 200: one('Boat') } },
  'DELETE /api/boats/:id/': { summary: 'Ta bort en båt. Hon står kvar i sina resultat', answers: { 204: NOTHING } },
});
