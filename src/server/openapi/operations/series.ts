import { SERIE_FORMATS } from '../../../shared/contract/exports';
import { chapter, listOf, NOTHING, one, plainListOf } from '../operation';
import { CLUB_FILTER, PAGING } from '../parameters';

export const serieOperations = chapter('Serier', {
  'GET /api/series/': {
    summary: 'Serier',
    query: [CLUB_FILTER, ...PAGING],
    answers: { 200: listOf('SerieRow') },
    isLive: true,
    isKept: true,
  },
  'POST /api/series/': { summary: 'Lägga till en serie', body: 'SeriePayload', answers: { 201: one('Serie') } },
  'GET /api/series/:id/': {
    summary: 'En serie med seglingar och ställning',
    answers: { 200: one('Serie') },
    isLive: true,
    isKept: true,
  },
  'PUT /api/series/:id/': {
    summary: 'Ändra en serie',
    body: 'SeriePayload',
    answers: { 200: one('Serie') },
    refusals: [409],
  },
  'PATCH /api/series/:id/': {
    summary: 'Ändra något hos en serie',
    body: 'SeriePayload',
    answers: { 200: one('Serie') },
    refusals: [409],
  },
  'DELETE /api/series/:id/': {
    summary: 'Ta bort en serie. Seglingarna finns kvar',
    answers: { 204: NOTHING },
    refusals: [409],
  },
  'POST /api/series/:id/copy/': {
    summary: 'Kopiera en serie med dess seglingar till en ny säsong, utan anmälningar',
    body: 'SerieCopyPayload',
    answers: { 201: one('SeasonAnswer') },
  },
  'GET /api/clubs/:club/blw-import/': {
    summary: 'Serier som har hämtats från Sailwave, den senaste först',
    answers: { 200: listOf('BlwImport') },
  },
  'POST /api/clubs/:club/blw-import/': {
    summary: 'Hämta en serie ur en fil från Sailwave (.blw), med seglingar, båtar och resultat, i ett enda steg',
    query: [
      {
        name: 'dry_run',
        description: 'true: bara visa vad som skulle hända, och jämför poängen (200).',
        schema: { type: 'string', enum: ['true', 'false'] },
        isChecked: true,
      },
    ],
    body: 'BlwImportPayload',
    answers: { 200: one('BlwPreview'), 201: one('BlwImportAnswer') },
  },
  'DELETE /api/series/:id/import/': {
    summary: 'Ta bort en serie som har hämtats från Sailwave, om inget i den har ändrats',
    answers: { 204: NOTHING },
    refusals: [409],
  },
  'GET /api/series/:id/results/': {
    summary: 'Seriens ställning',
    answers: { 200: plainListOf('SeriesRow') },
    isLive: true,
    isKept: true,
  },
  'GET /api/series/:id/scoring/': {
    summary: 'Det som ställningen räknas ur, för den som vill räkna om den',
    answers: { 200: one('SerieScoring') },
    isLive: true,
    isKept: true,
  },
  'GET /api/series/:id/export/': {
    summary: 'Ställningen som en fil, och för klubben serien i andra programs format',
    query: [
      {
        name: 'format',
        description: 'Excel, om inget annat sägs. Andra än xlsx, csv och pdf är bara för klubben.',
        schema: { type: 'string', enum: SERIE_FORMATS },
        isChecked: true,
      },
      {
        name: 'dry_run',
        description: 'true: i stället vad filen inte rymmer, som ExportNotes.',
        schema: { type: 'string', enum: ['true', 'false'] },
        isChecked: true,
      },
    ],
    answers: {
      200: {
        media: [
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'text/csv',
          'application/pdf',
          'application/octet-stream',
          'application/xml',
          'application/json',
        ],
      },
    },
  },
  'GET /api/series/:id/merges/': { summary: 'Rader som räknas som en', answers: { 200: plainListOf('SerieMerge') } },
  'POST /api/series/:id/merges/': {
    summary: 'Låta en rads anmälningar räknas som en annans',
    body: 'SerieMergePayload',
    answers: { 201: one('SerieMerge') },
  },
  'DELETE /api/series/:id/merges/:merge/': {
    summary: 'Låta raderna räknas var för sig igen',
    answers: { 204: NOTHING },
  },
});
