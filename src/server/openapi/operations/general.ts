import { chapter, NOTHING, one, type AnswerBody, type JsonSchema } from '../operation';
import { NEAR_CLUB, search } from '../parameters';

const ALIVE: AnswerBody = {
  json: {
    type: 'object',
    properties: { status: { type: 'string', const: 'ok' } },
    required: ['status'],
    additionalProperties: false,
  },
};
const NOT_READY: JsonSchema = {
  type: 'object',
  properties: { detail: { type: 'string' }, failed: { type: 'array', items: { type: 'string' } } },
  required: ['detail', 'failed'],
  additionalProperties: false,
};
const DOCUMENT: AnswerBody = { json: { type: 'object' } };

const siteOperations = chapter('Övrigt', {
  'GET /api/index-data/': {
    summary: 'Startsidans seglingar, resultat och klubbar',
    answers: { 200: one('IndexData') },
    isKept: true,
  },
  'GET /api/time/': {
    summary: 'Serverns klocka i millisekunder sedan 1970, att ställa en annan klocka efter',
    answers: { 200: one('ServerTime') },
  },
  'GET /api/search/': {
    summary: 'Sök bland seglingar, serier, klubbar, båtar och banor, och bland medlemmar i den egna klubben',
    query: [search('Minst två tecken.'), NEAR_CLUB],
    answers: { 200: one('SearchResult') },
  },
  'POST /api/feedback/': {
    summary: 'Skriva till dem som gör Styrbord',
    body: 'FeedbackPayload',
    answers: { 201: one('Feedback') },
    refusals: [429],
  },
});

const operatorOperations = chapter('Drift', {
  'GET /api/schema/': { summary: 'Den här beskrivningen som OpenAPI 3.1', answers: { 200: DOCUMENT } },
  'GET /api/schema/docs/': { summary: 'Den här beskrivningen som sida', answers: { 200: { media: ['text/html'] } } },
  'GET /api/schema/push/': { summary: 'Meddelandena över WebSocket som AsyncAPI 3', answers: { 200: DOCUMENT } },
  'GET /healthz': { summary: 'Servern svarar', answers: { 200: ALIVE } },
  'GET /readyz': {
    summary: 'Servern kan ta emot. Annars står det vad som fattas',
    answers: { 200: ALIVE },
    refusalForms: { 503: NOT_READY },
  },
  'GET /metrics': {
    summary: 'Mätvärden för Prometheus, för den som har METRICS_TOKEN',
    answers: { 200: { media: ['text/plain'] } },
    refusals: [401, 404],
  },
});

const fileOperations = chapter('Filer', {
  'GET /media/:hash': {
    summary: 'En fil som någon har lagt upp: bilder görs om till WebP',
    answers: { 200: { media: ['image/webp', 'application/pdf'] }, 304: NOTHING },
  },
});

const ICALENDAR: AnswerBody = { media: ['text/calendar'] };
const calendarOperations = chapter('Kalendrar', {
  'GET /kalender/:slug.ics': {
    summary: 'Klubbens seglingar som en kalender att prenumerera på, efter klubbens slug',
    answers: { 200: ICALENDAR, 304: NOTHING },
  },
  'GET /kalender/:slug/serie/:id.ics': {
    summary: 'En series seglingar som en kalender',
    answers: { 200: ICALENDAR, 304: NOTHING },
  },
  'GET /kalender/egen/:token.ics': {
    summary: 'De seglingar som en seglare är anmäld till, på den adress som bara seglaren har',
    answers: { 200: ICALENDAR, 304: NOTHING },
  },
});

export const generalOperations = { ...fileOperations, ...calendarOperations, ...siteOperations, ...operatorOperations };
