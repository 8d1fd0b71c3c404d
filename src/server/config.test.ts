import { readFileSync } from 'node:fs';
import { readConfig, SETTINGS } from './config';

describe('settings from the environment', () => {
  test('a start needs no settings', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      databaseUrl: undefined,
      jwtSecret: undefined,
      publicUrl: undefined,
      trustProxy: false,
      rateLimit: true,
      smtpUrl: undefined,
      mailFrom: undefined,
      feedbackTo: undefined,
      rrsUrl: 'https://www.racingrulesofsailing.org/api/competitors',
      rrsSource: 'styrbord',
      demo: true,
      demoLive: undefined,
      logLevel: 'warn',
      metricsToken: undefined,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      stopDelayS: 0,
      maxSockets: 10_000,
      pressure: { loopDelayMs: 1000, heapMb: expect.any(Number) as number, rssMb: expect.any(Number) as number },
    });
  });

  test('every variable is read', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/styrbord',
      DATABASE_URL: 'postgres://styrbord@db/styrbord',
      JWT_SECRET: 'x'.repeat(32),
      PUBLIC_URL: 'https://segling.example.se/',
      TRUST_PROXY: '1',
      RATE_LIMIT: 'off',
      SMTP_URL: 'smtp://anna:hemligt@mail.example.se:587',
      MAIL_FROM: 'Exempel SS <kansli@example.se>',
      FEEDBACK_TO: 'produkt@example.se',
      RRS_URL: 'off',
      RRS_SOURCE: 'rrs-ai-import',
      DEMO: 'off',
      DEMO_LIVE: 'on',
      LOG_LEVEL: 'info',
      METRICS_TOKEN: 'sexton tecken...',
      METRICS_PORT: '9100',
      METRICS_HOST: '10.0.0.5',
      STOP_DELAY: '5',
      MAX_SOCKETS: '2000',
      MAX_LOOP_DELAY: '300',
      MAX_HEAP: '400',
      MAX_RSS: '0',
    });

    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/styrbord',
      databaseUrl: 'postgres://styrbord@db/styrbord',
      jwtSecret: 'x'.repeat(32),
      publicUrl: 'https://segling.example.se',
      trustProxy: 1,
      rateLimit: false,
      smtpUrl: 'smtp://anna:hemligt@mail.example.se:587',
      mailFrom: 'Exempel SS <kansli@example.se>',
      feedbackTo: 'produkt@example.se',
      rrsUrl: undefined,
      rrsSource: 'rrs-ai-import',
      demo: false,
      demoLive: true,
      logLevel: 'info',
      metricsToken: 'sexton tecken...',
      metricsPort: 9100,
      metricsHost: '10.0.0.5',
      stopDelayS: 5,
      maxSockets: 2000,
      pressure: { loopDelayMs: 300, heapMb: 400, rssMb: 0 },
    });
  });

  test('every variable has its row in docs/operation.md, and no row is about another', () => {
    const described = readFileSync('docs/operation.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm);

    expect([...described].map(([, name]) => name).sort()).toEqual([...SETTINGS].sort());
  });

  test('a variable that is set to nothing counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test('proxies are named by their addresses', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  test.each([
    ['PORT', 'abc', 'PORT går inte att använda: ange ett portnummer mellan 0 och 65535.'],
    ['PORT', '70000', 'PORT går inte att använda: ange ett portnummer mellan 0 och 65535.'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL går inte att använda: ange en adress som börjar med postgres://.'],
    ['METRICS_TOKEN', 'kort', 'METRICS_TOKEN går inte att använda: ange minst 16 tecken.'],
    ['STOP_DELAY', '5 s', 'STOP_DELAY går inte att använda: ange ett heltal mellan 0 och 300.'],
    ['MAX_RSS', '-1', 'MAX_RSS går inte att använda: ange ett heltal mellan 0 och 1000000.'],
    ['JWT_SECRET', 'kort', 'JWT_SECRET går inte att använda: ange minst 32 tecken.'],
    [
      'PUBLIC_URL',
      'https://a.se/app',
      'PUBLIC_URL går inte att använda: ange en adress utan sökväg, till exempel https://segling.example.se.',
    ],
    [
      'TRUST_PROXY',
      'yes',
      'TRUST_PROXY går inte att använda: ange off, antalet proxyservrar eller deras adresser med komma emellan.',
    ],
    ['RATE_LIMIT', 'maybe', 'RATE_LIMIT går inte att använda: ange ett av on, off.'],
    [
      'SMTP_URL',
      'mail.example.se:587',
      'SMTP_URL går inte att använda: ange en adress som börjar med smtp:// eller smtps://, till exempel smtp://mail.example.se:587.',
    ],
    [
      'MAIL_FROM',
      'Exempel SS',
      'MAIL_FROM går inte att använda: ange en e-postadress, till exempel Styrbord <styrbord@example.se>.',
    ],
    ['FEEDBACK_TO', 'alla', 'FEEDBACK_TO går inte att använda: ange en e-postadress, till exempel kansli@example.se.'],
    ['DEMO', '1', 'DEMO går inte att använda: ange ett av on, off.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL går inte att använda: ange ett av fatal, error, warn, info, debug, trace, silent.',
    ],
  ])('%s=%s stops the start with one line', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(line);
  });
});
