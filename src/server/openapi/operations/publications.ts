import { chapter, listOf, NOTHING, one } from '../operation';

const LIST = {
  summary: 'Publicerade versioner, den senaste först: för klubben, och för andra där klubben publicerar',
  answers: { 200: listOf('Publication') },
};
const MAKE = {
  summary: 'Publicera som det är nu',
  body: 'PublicationPayload' as const,
  answers: { 201: one('Publication') },
};
const TAKE_OFF = {
  summary: 'Ta bort en version: den förra visas igen, och numret används inte på nytt',
  answers: { 204: NOTHING },
};

export const publicationOperations = chapter('Publicering', {
  'GET /api/sailings/:id/publications/': LIST,
  'POST /api/sailings/:id/publications/': MAKE,
  'DELETE /api/sailings/:id/publications/:number/': TAKE_OFF,
  'GET /api/series/:id/publications/': LIST,
  'POST /api/series/:id/publications/': MAKE,
  'DELETE /api/series/:id/publications/:number/': TAKE_OFF,
});
