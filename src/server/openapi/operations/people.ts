import { chapter, listOf, NOTHING, one } from '../operation';
import { PAGING } from '../parameters';
import { errorsByItem } from '../refusals';

const clubOperations = chapter('Klubbar', {
  'GET /api/clubs/': { summary: 'Alla klubbar', query: PAGING, answers: { 200: listOf('Club') } },
  'GET /api/clubs/:club/': { summary: 'En klubb', answers: { 200: one('Club') } },
  'PATCH /api/clubs/:club/': {
    summary: 'Ändra den egna klubben, även dess egna startsekvenser',
    body: 'ClubPayload',
    answers: { 200: one('Club') },
    refusals: [429],
    refusalForms: { 400: errorsByItem('start_sequences', errorsByItem('steps')) },
  },
  'GET /api/clubs/:club/archive/': {
    summary: 'Hela klubben som en zip av JSON och filer (ArchiveContent), som kan läsas in på en annan server',
    answers: { 200: { media: ['application/zip'] } },
    refusals: [429],
  },
  'GET /api/clubs/:club/roles/': {
    summary: 'Klubbens ägare och funktionärer, och de som är inbjudna',
    query: PAGING,
    answers: { 200: listOf('RoleRow') },
  },
  'POST /api/clubs/:club/roles/': {
    summary: 'Bjuda in någon att arbeta med klubben. Länken i mailet gäller i 14 dagar',
    body: 'NewRolePayload',
    answers: { 201: one('RoleRow') },
    refusals: [429],
  },
  'PATCH /api/clubs/:club/roles/:id/': {
    summary: 'Göra någon till ägare eller funktionär. Klubben har alltid en ägare',
    body: 'RolePayload',
    answers: { 200: one('RoleRow') },
  },
  'DELETE /api/clubs/:club/roles/:id/': {
    summary: 'Ta bort en roll eller en inbjudan, eller lämna den egna rollen',
    answers: { 204: NOTHING },
  },
  'POST /api/roles/:id/accept/': {
    summary: 'Ta emot en roll med länken i mailet, inloggad med den adress som den skickades till',
    body: 'AcceptRolePayload',
    answers: { 200: one('RoleRow') },
  },
  'GET /api/clubs/:club/keys/': {
    summary: 'Klubbens åtkomstnycklar. Själva nycklarna visas aldrig',
    query: PAGING,
    answers: { 200: listOf('AccessKey') },
  },
  'POST /api/clubs/:club/keys/': {
    summary: 'Göra en åtkomstnyckel för ett annat program. Nyckeln står i svaret och visas bara där',
    body: 'NewAccessKeyPayload',
    answers: { 201: one('CreatedAccessKey') },
  },
  'DELETE /api/clubs/:club/keys/:id/': {
    summary: 'Ta bort en åtkomstnyckel. Den slutar gälla genast',
    answers: { 204: NOTHING },
  },
  'GET /api/clubs/:club/webhooks/': {
    summary: 'Klubbens webhooks och hur det senaste försöket gick. Hemligheterna visas aldrig',
    query: PAGING,
    answers: { 200: listOf('Webhook') },
  },
  'POST /api/clubs/:club/webhooks/': {
    summary: 'Göra en webhook på en https-adress. Hemligheten, för signed, står i svaret och visas bara där',
    body: 'NewWebhookPayload',
    answers: { 201: one('CreatedWebhook') },
  },
  'DELETE /api/clubs/:club/webhooks/:id/': {
    summary: 'Ta bort en webhook och det som väntar på att skickas till den',
    answers: { 204: NOTHING },
  },
  'POST /api/clubs/:club/webhooks/:id/test/': {
    summary: 'Skicka ett prov. Listan säger hur det gick',
    answers: { 202: one('WebhookTest') },
    refusals: [429],
  },
  'GET /api/clubs/:club/sailors/': {
    summary: 'Klubbens medlemmar, för dem och klubben, eller de som vill bli det, för klubben',
    query: [
      {
        name: 'membership',
        description: 'De som klubben har bekräftat (förvalt), eller de som väntar på svar.',
        schema: { type: 'string', enum: ['asked', 'confirmed'] },
        isChecked: true,
      },
      ...PAGING,
    ],
    answers: { 200: listOf('Sailor') },
  },
  'PATCH /api/clubs/:club/sailors/:id/': {
    summary: 'Bekräfta en seglare som har angett klubben, eller avsluta medlemskapet (null)',
    body: 'MembershipPayload',
    answers: { 200: one('Sailor') },
  },
  'GET /api/clubs/:club/distinct-competitors/': {
    summary: 'Dem som klubben har anmält förut, var och en en gång',
    query: [
      {
        name: 'sailing_id',
        description: 'Utan dem som redan är anmälda till seglingen.',
        schema: { type: 'integer', minimum: 1 },
        isChecked: true,
      },
      ...PAGING,
    ],
    answers: { 200: listOf('DistinctCompetitor') },
  },
  'GET /api/clubs/:club/earlier-setups/': {
    summary: 'Den segling som en annan kan få startgrupper och båtar från: seriens senaste, annars klubbens',
    query: [
      {
        name: 'sailing',
        description: 'Den senaste före seglingen. Utan den: den senaste av alla.',
        schema: { type: 'integer', minimum: 1 },
        isChecked: true,
      },
      {
        name: 'serie',
        description: 'Den serie som nya seglingar ska ingå i.',
        schema: { type: 'integer', minimum: 1 },
        isChecked: true,
      },
    ],
    answers: { 200: one('EarlierSetups') },
  },
  'GET /api/clubs/:club/waiting-entries/': {
    summary: 'Anmälningar som väntar på klubbens godkännande',
    query: PAGING,
    answers: { 200: listOf('Competitor') },
  },
});

const sailorOperations = chapter('Seglare', {
  'GET /api/sailors/my-registrations/': {
    summary: 'Seglingar som den inloggade är anmäld till',
    answers: { 200: one('MyRegistrations') },
  },
  'GET /api/sailors/:id/': {
    summary: 'En seglare. Adress och telefon ser bara han själv och hans klubb',
    answers: { 200: one('Sailor') },
  },
  'PATCH /api/sailors/:id/': {
    summary: 'Ändra den egna profilen',
    body: 'SailorPayload',
    answers: { 200: one('Sailor') },
    refusals: [429],
  },
  'POST /api/sailors/:id/calendar-link/': {
    summary: 'Ge den egna kalendern en adress, eller en ny: då slutar den gamla att gälla',
    answers: { 201: one('CalendarLink') },
  },
  'GET /api/sailors/:id/entries/': {
    summary: 'Vad en seglare är anmäld till, med placering där det finns. För seglaren, klubben och dess medlemmar',
    query: PAGING,
    answers: { 200: listOf('SailorEntry') },
  },
});

export const peopleOperations = { ...clubOperations, ...sailorOperations };
