import type { Policy } from '../plugins/policies';

export const WHO_MAY: Readonly<Record<Policy, string>> = {
  public: 'Alla. Authorization läses inte.',
  open: 'Alla. Ett token som inte gäller avvisas.',
  user: 'Inloggade.',
  club: 'Klubbens konto.',
};

export const documentTexts = {
  title: 'Styrbords API',
  intro:
    'REST enligt Django REST Framework, djoser och simplejwt. Kroppar tas emot som JSON och som formulär, svaren är JSON, och varje text är på svenska. ' +
    'Sökvägar slutar med snedstreck och finns utan det också. HEAD svarar som GET, OPTIONS säger vad som finns, och en metod som inte finns får 405 med Allow. ' +
    'Okända nycklar i en kropp lämnas därhän. ' +
    'Andra program använder en åtkomstnyckel: curl -H "Authorization: Bearer sb_…" https://…/api/sailings/',
  good: 'Gick bra.',
  unchanged: 'Den som frågar har redan det som gäller.',
  nothing: 'Gick bra. Svaret har ingen kropp.',
  bearer: 'Token från /auth/jwt/create/, giltigt i 15 minuter.',
  accessKey:
    'Åtkomstnyckel, sb_…, som en av klubbens ägare gör på sidan Konto. Den får läsa som inloggad eller arbeta som funktionär i sin klubb, och når inget under /auth/: curl -H "Authorization: Bearer sb_…" https://…/api/sailings/',
  session:
    'Sessionens refresh i en kaka, för /auth/jwt/refresh/ och /auth/jwt/logout/ tillsammans med X-Requested-With: styrbord.',
  idempotencyKey: 'UUID. Samma nyckel från samma användare får samma svar igen inom ett dygn.',
  ifMatch: 'Den version som har lästs, till exempel "1046". Är objektet nyare blir svaret 409.',
  requestedWith: 'Med detta ligger sessionen i en kaka.',
  clubVersion: 'Klubbens nummer när svaret lästes.',
  clubId: 'Klubbens id.',
} as const;

export const pushTexts = {
  title: 'Styrbords meddelanden',
  intro:
    'WebSocket med textmeddelanden, ett JSON-objekt i varje. Prenumerera först, läs sedan med GET: en ändring kommer som ett meddelande när den är sparad. ' +
    'Utan token är data null i varje meddelande.',
  channel: 'En klubbs meddelanden.',
  toServer: 'Det som klienten säger.',
  toClient: 'Det som servern säger.',
} as const;

/** What the socket is closed with. */
export const closeTexts: Readonly<Record<number, string>> = {
  1000: 'Avslutad.',
  1001: 'Tyst för länge, eller öppen för länge. Anslut igen.',
  1008: 'En gräns är passerad.',
  1011: 'Ett fel hos oss.',
  1012: 'Servern startar om. Anslut igen.',
  1013: 'Läser för långsamt. Anslut igen och fortsätt där du var.',
  4401: 'Logga in igen.',
  4403: 'Klubben finns inte.',
};

/** Words of the readable page besides those of the documents. */
export const pageTexts = {
  contents: 'Innehåll',
  machines: 'För program: <a href="/api/schema/">OpenAPI 3.1</a> och <a href="/api/schema/push/">AsyncAPI 3</a>.',
  refusals: 'Fel',
  push: 'WebSocket',
  types: 'Typer',
  who: 'Vem',
  parameters: 'Parametrar',
  body: 'Kropp',
  answers: 'Svar',
  example: 'Exempel',
  limits: 'Gränser',
  closeCodes: 'Stängningskoder',
  inPath: 'i sökvägen',
  inQuery: 'i frågan',
  inHeader: 'i huvudet',
  noBody: 'Ingen kropp.',
  orPage: ', eller en sida av den',
  optional: ', får utelämnas',
} as const;
