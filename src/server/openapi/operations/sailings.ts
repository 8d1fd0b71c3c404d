import { EXPORTED, RESULT_FORMATS } from '../../../shared/contract/exports';
import { EXPORT_FORMATS } from '../../../shared/contract/entryImport';
import { RESULT_LISTS } from '../../../shared/contract/sailings';
import { refTo } from '../components';
import { chapter, listOf, NOTHING, one } from '../operation';
import { CLUB_FILTER, PAGING } from '../parameters';
import { errorsByItem } from '../refusals';

const RACE = 'Seglingar';
/** A sailing is finished only when its result is complete, or with `anyway`. */
const UNFINISHED = { 400: refTo('UnfinishedAnswer') } as const;

const sailingOperations = chapter(RACE, {
  'GET /api/sailings/': {
    summary: 'Seglingar',
    query: [
      CLUB_FILTER,
      { name: 'serie', description: 'Bara seriens: dess id.', schema: { type: 'integer' }, isChecked: true },
      ...PAGING,
    ],
    answers: { 200: listOf('SailingRow') },
    isLive: true,
    isKept: true,
  },
  'POST /api/sailings/': { summary: 'Lägga till en segling', body: 'SailingPayload', answers: { 201: one('Sailing') } },
  'GET /api/sailings/:id/': {
    summary: 'En segling med allt som hör till',
    answers: { 200: one('Sailing') },
    isLive: true,
    isKept: true,
  },
  'PUT /api/sailings/:id/': {
    summary: 'Ändra en segling',
    body: 'SailingPayload',
    answers: { 200: one('Sailing') },
    refusals: [409],
    refusalForms: UNFINISHED,
  },
  'PATCH /api/sailings/:id/': {
    summary: 'Ändra något hos en segling',
    body: 'SailingPayload',
    answers: { 200: one('Sailing') },
    refusals: [409],
    refusalForms: UNFINISHED,
  },
  'DELETE /api/sailings/:id/': {
    summary: 'Ta bort en segling med dess anmälningar',
    answers: { 204: NOTHING },
    refusals: [409],
  },
  'POST /api/sailings/:id/copy/': {
    summary: 'Kopiera en segling utan dess anmälningar',
    answers: { 201: one('Sailing') },
  },
  'POST /api/sailings/:id/copy-setup/': {
    summary: 'Samma startgrupper som i en tidigare segling, och samma båtar om så önskas',
    body: 'SetupPayload',
    answers: { 201: one('SetupAnswer') },
  },
  'POST /api/sailings/:id/copy-setup/undo/': {
    summary: 'Ta tillbaka grupperna och båtarna, om ingen har ändrat något sedan dess',
    body: 'SetupUndoPayload',
    answers: { 204: NOTHING },
    refusals: [409],
  },
  'POST /api/sailings/season/': {
    summary: 'Lägga till en säsong av seglingar, alla eller ingen',
    body: 'SeasonPayload',
    answers: { 201: one('SeasonAnswer') },
  },
  'POST /api/sailings/changes/': {
    summary: 'Ändra status eller serie för flera seglingar, alla eller ingen',
    body: 'SailingChangesPayload',
    answers: { 200: one('SailingsAnswer') },
    refusals: [409],
    refusalForms: UNFINISHED,
  },
  'POST /api/sailings/removals/': {
    summary: 'Ta bort flera seglingar med deras anmälningar, alla eller ingen',
    body: 'SailingRemovalsPayload',
    answers: { 204: NOTHING },
  },
  'POST /api/sailings/:id/pursuit-starts/': {
    summary: 'Ge varje båt sin start i en jaktstart',
    body: 'PursuitPayload',
    answers: { 200: one('Sailing') },
  },
  'DELETE /api/sailings/:id/pursuit-starts/': {
    summary: 'Ta bort jaktstartens plan och starter',
    answers: { 200: one('Sailing') },
  },
  'GET /api/sailings/:id/entry-import/': {
    summary: 'Deltagarlistor som har lästs in och kan tas tillbaka, den senaste först',
    answers: { 200: listOf('EntryImport') },
  },
  'POST /api/sailings/:id/entry-import/': {
    summary: 'Läsa in en deltagarlista: alla rader som är klara, i ett enda steg',
    query: [
      {
        name: 'dry_run',
        description: 'true: bara visa vad som skulle hända, rad för rad (200).',
        schema: { type: 'string', enum: ['true', 'false'] },
        isChecked: true,
      },
    ],
    body: 'EntryImportPayload',
    answers: { 200: one('ImportPreview'), 201: one('EntryImportAnswer') },
  },
  'DELETE /api/sailings/:id/entry-import/:import/': {
    summary: 'Ta bort båtarna i en inläst lista, om ingen av dem har fått en tid eller ändrats',
    answers: { 204: NOTHING },
    refusals: [409],
  },
  'GET /api/sailings/:id/export/': {
    summary: 'Deltagarna som en fil som kan läsas in igen (kontaktuppgifter bara för klubben), eller resultatet',
    query: [
      {
        name: 'of',
        description: 'Deltagarna, om inget annat sägs.',
        schema: { type: 'string', enum: EXPORTED },
        isChecked: true,
      },
      {
        name: 'format',
        description: 'Excel, om inget annat sägs. Deltagarna också som sailarena (bara klubben), resultatet som pdf.',
        schema: { type: 'string', enum: [...new Set([...EXPORT_FORMATS, ...RESULT_FORMATS])] },
        isChecked: true,
      },
    ],
    answers: {
      200: {
        media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', 'application/pdf'],
      },
    },
  },
  'POST /api/sailings/:id/move-competitors/': {
    summary: 'Flytta båtar mellan startgrupper, alla eller ingen',
    body: 'MovePayload',
    answers: { 200: one('MoveAnswer') },
    refusals: [409],
  },
});

const resultOperations = chapter('Resultat', {
  'GET /api/sailings/:id/results/': {
    summary: 'Seglingens resultat',
    query: [
      {
        name: 'list',
        description: 'Den lista som räknas, om inget annat sägs.',
        schema: { type: 'string', enum: RESULT_LISTS },
        isChecked: true,
      },
      {
        name: 'category',
        description: 'Bara en delklass, placerad för sig.',
        schema: { type: 'string' },
        isChecked: true,
      },
    ],
    answers: { 200: one('SailingResults') },
    isLive: true,
    isKept: true,
  },
  'POST /api/sailings/:id/finishes/': {
    summary: 'Skriva in ett målprotokoll, alla rader eller ingen',
    body: 'FinishesPayload',
    answers: { 200: one('FinishesAnswer') },
    refusals: [409],
    refusalForms: { 400: refTo('FinishesErrors') },
  },
  'POST /api/sailings/:id/confirm-reports/': {
    summary:
      'Bekräfta tider som seglare har rapporterat: de nämnda båtarnas, eller alla som andra stöder ("supported")',
    body: 'ConfirmReportsPayload',
    answers: { 200: one('MoveAnswer') },
  },
  'GET /api/sailings/:id/headcount/': {
    summary: 'Hur många båtar och personer som är ute, båt för båt',
    answers: { 200: one('Headcount') },
  },
  'GET /api/sailings/:id/finish-observations/': {
    summary: 'Det som har setts vid mållinjen, i den ordning det hände',
    answers: { 200: one('ObservationsList') },
  },
  'POST /api/sailings/:id/finish-observations/': {
    summary: 'Skriva ned båtar som gick i mål, även innan någon vet vilka. 200 om allt fanns redan',
    body: 'ObservationsPayload',
    answers: { 200: one('ObservationsAnswer'), 201: one('ObservationsAnswer') },
    refusals: [409],
    refusalForms: { 400: errorsByItem('observations') },
  },
  'PATCH /api/sailings/:id/finish-observations/:uuid/': {
    summary: 'Ändra något som har setts vid mållinjen: båt, tid, lista, eller ångra',
    body: 'ObservationChanges',
    answers: { 200: one('ObservationsAnswer') },
    refusals: [409],
  },
  'GET /api/sailings/:id/finish-differences/': {
    summary: 'Målgångens två listor, jämförda målgång för målgång; det som har betydelse för resultatet först',
    answers: { 200: one('FinishDifferences') },
  },
  'POST /api/sailings/:id/finish-differences/': {
    summary: 'Avgöra vems uppgift som gäller där listorna skiljer sig åt: allt skrivs, eller inget',
    body: 'FinishDecisionsPayload',
    answers: { 200: one('FinishDecisionsAnswer') },
    refusals: [409],
    refusalForms: { 400: errorsByItem('decisions') },
  },
  'GET /api/sailings/:id/result-log/': {
    summary: 'Varje ändring av resultatet, den senaste först',
    query: PAGING,
    answers: { 200: listOf('ResultLogEntry') },
  },
  'POST /api/sailings/:id/result-log/:entry/undo/': {
    summary: 'Ångra en ändring av resultatet',
    answers: { 200: one('UndoneAnswer') },
    refusals: [409],
  },
});

const eveningOperations = chapter('Kvällens länkar', {
  'GET /api/sailings/:id/rrs-event/': {
    summary: 'Om seglingen har en händelse på rrs.org, och när deltagarna senast skickades dit',
    answers: { 200: one('RrsEvent') },
  },
  'PATCH /api/sailings/:id/rrs-event/': {
    summary: 'Ange händelsens UUID på rrs.org. Det visas aldrig igen',
    body: 'RrsEventPayload',
    answers: { 200: one('RrsEvent') },
  },
  'DELETE /api/sailings/:id/rrs-event/': {
    summary: 'Glömma händelsen. Det som rrs.org redan har fått står kvar där',
    answers: { 204: NOTHING },
  },
  'POST /api/sailings/:id/rrs-event/send/': {
    summary: 'Skicka deltagarna till rrs.org. De ersätter dem som skickades förra gången',
    body: 'RrsSendPayload',
    answers: { 200: one('RrsEvent') },
    refusals: [429],
  },
  'GET /api/sailings/:id/evening-links/': {
    summary: 'Länkar som gäller, och vilka som har kommit in med dem',
    query: PAGING,
    answers: { 200: listOf('EveningLink') },
  },
  'POST /api/sailings/:id/evening-links/': {
    summary: 'Göra en länk för kvällens medhjälpare. Adressen sägs bara här',
    body: 'EveningLinkPayload',
    answers: { 201: one('NewEveningLink') },
  },
  'DELETE /api/sailings/:id/evening-links/:link/': {
    summary: 'Avsluta en länk',
    answers: { 204: NOTHING },
  },
});

export const raceOperations = {
  ...sailingOperations,
  ...resultOperations,
  ...eveningOperations,
};
