import { chapter, NOTHING, one } from '../operation';
import { errorsByItem } from '../refusals';

const startLogOperations = chapter('Start', {
  'GET /api/sailings/:id/start-log/': {
    summary: 'Startloggen, och startgrupperna som den lämnar dem',
    answers: { 200: one('StartLog') },
  },
  'POST /api/sailings/:id/start-log/': {
    summary: 'Skriva händelser vid starten, alla eller ingen. En som redan finns skrivs inte igen',
    body: 'StartEventsPayload',
    answers: { 200: one('StartEventsAnswer'), 201: one('StartEventsAnswer') },
    refusals: [409],
    refusalForms: { 400: errorsByItem('events') },
  },
  'GET /api/sailings/:id/signal-device/': {
    summary: 'Enheten som tutar, och hur länge den har varit tyst',
    answers: { 200: one('SignalDevice') },
  },
  'POST /api/sailings/:id/signal-device/': {
    summary: 'Säga att den här enheten tutar; sägs igen med några sekunders mellanrum',
    body: 'SignalDevicePayload',
    answers: { 200: one('SignalDevice') },
  },
});

const startGroupOperations = chapter('Startgrupper', {
  'POST /api/start-groups/': {
    summary: 'Lägga till en startgrupp',
    body: 'StartGroupPayload',
    answers: { 201: one('StartGroup') },
  },
  'GET /api/start-groups/:id/': {
    summary: 'En startgrupp med sina båtar',
    answers: { 200: one('StartGroup') },
    isLive: true,
  },
  'PUT /api/start-groups/:id/': {
    summary: 'Ändra en startgrupp',
    body: 'StartGroupPayload',
    answers: { 200: one('StartGroup') },
    refusals: [409],
  },
  'PATCH /api/start-groups/:id/': {
    summary: 'Ändra något hos en startgrupp',
    body: 'StartGroupPayload',
    answers: { 200: one('StartGroup') },
    refusals: [409],
  },
  'DELETE /api/start-groups/:id/': {
    summary: 'Ta bort en startgrupp. Båtarna blir utan grupp',
    answers: { 204: NOTHING },
    refusals: [409],
  },
});

const raceClassOperations = chapter('Klasser', {
  'POST /api/race-classes/': {
    summary: 'Lägga till en klass',
    body: 'RaceClassPayload',
    answers: { 201: one('RaceClass') },
  },
  'GET /api/race-classes/:id/': { summary: 'En klass', answers: { 200: one('RaceClass') }, isLive: true },
  'PUT /api/race-classes/:id/': {
    summary: 'Ändra en klass',
    body: 'RaceClassPayload',
    answers: { 200: one('RaceClass') },
    refusals: [409],
  },
  'PATCH /api/race-classes/:id/': {
    summary: 'Ändra något hos en klass',
    body: 'RaceClassPayload',
    answers: { 200: one('RaceClass') },
    refusals: [409],
  },
  'DELETE /api/race-classes/:id/': {
    summary: 'Ta bort en klass. Båtarna blir utan klass',
    answers: { 204: NOTHING },
    refusals: [409],
  },
});

export const startOperations = { ...startLogOperations, ...startGroupOperations, ...raceClassOperations };
