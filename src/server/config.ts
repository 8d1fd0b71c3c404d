import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { cleanEnv, makeExactValidator, type ReporterOptions } from 'envalid';
import { isEmail } from '../shared/schemas/fields/text';
import { PUSH_LIMITS } from './push/pushLimits';
import { StartError } from './startError';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MIN_SECRET_LENGTH = 32;
const MIN_METRICS_TOKEN_LENGTH = 16;
const MAX_PORT = 65_535;
const MAX_STOP_DELAY_S = 300;
/** Beyond it a process runs out of ports and files long before. */
const MOST_SOCKETS = 1_000_000;
const MAX_LOOP_DELAY_MS = 60_000;
const MAX_MEMORY_MB = 1_000_000;

/** Under it, the collector still has something to work with. */
const SHARE_OF_MEMORY = 0.9;
const BYTES_PER_MB = 1024 * 1024;
const shareOf = (bytes: number): number => Math.floor((bytes * SHARE_OF_MEMORY) / BYTES_PER_MB);

/** What the environment decides. Everything has a value that works, so that a start needs no settings at all. */
export interface Config {
  port: number;
  /** "localhost" answers this machine only, "0.0.0.0" the whole network. */
  host: string;
  dataDir: string;
  /** PostgreSQL; undefined: SQLite in the data directory. */
  databaseUrl: string | undefined;
  /** Signs the tokens, equal on all nodes; undefined: made once and kept. */
  jwtSecret: string | undefined;
  /** Where people reach the server, without a path; undefined: the address it listens on. */
  publicUrl: string | undefined;
  /** Proxies whose X-Forwarded headers count: how many, or their addresses. false: none. */
  trustProxy: false | number | string[];
  rateLimit: boolean;
  /** The mail server, smtp://user:password@host:port; undefined: no mail leaves this machine. */
  smtpUrl: string | undefined;
  /** Whom mails come from, "Name <address>"; undefined: an address of the host in `publicUrl`. */
  mailFrom: string | undefined;
  /** Who reads what users write to the product team; undefined: the accounts that run the platform. */
  feedbackTo: string | undefined;
  /** Where the boats of a sailing are sent to rrs.org; undefined: this server sends none. */
  rrsUrl: string | undefined;
  /** Whom such lists say that they come from: rrs.org takes only names that it knows. */
  rrsSource: string;
  /** Make the demo club on the first run. */
  demo: boolean;
  /** Let a race of the demo club be sailed while somebody looks; undefined: on the run that makes the club. */
  demoLive: boolean | undefined;
  logLevel: LogLevel;
  /** The token that a reader of the metrics must send; undefined: they are not served beside the app. */
  metricsToken: string | undefined;
  /** A port of their own for the metrics; undefined: none. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Seconds that a stop goes on serving and says that it is not ready, so that a balancer turns elsewhere first. */
  stopDelayS: number;
  /** Sockets that a process accepts; any beyond that are turned away. */
  maxSockets: number;
  /** Beyond one of these calls of the API are refused for a while; 0: no limit. */
  pressure: PressureLimits;
}

export interface PressureLimits {
  /** How late the event loop may be on the average of some seconds. */
  loopDelayMs: number;
  /** Memory that JavaScript may fill. */
  heapMb: number;
  /** Memory that the process may have. */
  rssMb: number;
}

const word = <T extends string>(words: readonly T[]) =>
  makeExactValidator<T>((input) => {
    const found = words.find((candidate) => candidate === input.trim().toLowerCase());
    if (found === undefined) throw new TypeError(`ange ett av ${words.join(', ')}.`);
    return found;
  });

const onOff = word(['on', 'off']);

const port = makeExactValidator<number>((input) => {
  if (/^\d+$/.test(input) && Number(input) <= MAX_PORT) return Number(input);
  throw new TypeError(`ange ett portnummer mellan 0 och ${MAX_PORT}.`);
});

const wholeNumber = (longest: number) =>
  makeExactValidator<number>((input) => {
    if (/^\d{1,9}$/.test(input) && Number(input) <= longest) return Number(input);
    throw new TypeError(`ange ett heltal mellan 0 och ${longest}.`);
  });

const text = makeExactValidator<string>((input) => input.trim());

const secret = (shortest: number) =>
  makeExactValidator<string>((input) => {
    if (input.length >= shortest) return input;
    throw new TypeError(`ange minst ${shortest} tecken.`);
  });

const databaseUrl = makeExactValidator<string>((input) => {
  if (/^postgres(ql)?:$/.test(URL.parse(input)?.protocol ?? '')) return input;
  throw new TypeError('ange en adress som börjar med postgres://.');
});

const smtpUrl = makeExactValidator<string>((input) => {
  const url = URL.parse(input);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return input;
  throw new TypeError('ange en adress som börjar med smtp:// eller smtps://, till exempel smtp://mail.example.se:587.');
});

const mailFrom = makeExactValidator<string>((input) => {
  if (isEmail(/<([^<>]+)>\s*$/.exec(input)?.[1] ?? input.trim())) return input.trim();
  throw new TypeError('ange en e-postadress, till exempel Styrbord <styrbord@example.se>.');
});

const mailAddress = makeExactValidator<string>((input) => {
  if (isEmail(input.trim())) return input.trim();
  throw new TypeError('ange en e-postadress, till exempel kansli@example.se.');
});

const rrsUrl = makeExactValidator<string>((input) => {
  if (input === 'off' || URL.parse(input)?.protocol === 'https:') return input;
  throw new TypeError('ange off eller en adress som börjar med https://.');
});

const origin = makeExactValidator<string>((input) => {
  const url = URL.parse(input);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin;
  throw new TypeError('ange en adress utan sökväg, till exempel https://segling.example.se.');
});

const proxies = makeExactValidator<Config['trustProxy']>((input) => {
  if (input === 'off') return false;
  if (/^[1-9]\d?$/.test(input)) return Number(input);
  const addresses = input.split(',').map((address) => address.trim());
  if (addresses.every((address) => /^[\da-f.:]+(\/\d{1,3})?$/i.test(address))) return addresses;
  throw new TypeError('ange off, antalet proxyservrar eller deras adresser med komma emellan.');
});

/** What a container has been given, else what is built in. */
const memoryOfMachine = (): number => Math.min(process.constrainedMemory() || totalmem(), totalmem());

const settings = {
  PORT: port({ default: 3000 }),
  HOST: text({ default: 'localhost' }),
  DATA_DIR: text({ default: './data' }),
  DATABASE_URL: databaseUrl({ default: undefined }),
  JWT_SECRET: secret(MIN_SECRET_LENGTH)({ default: undefined }),
  PUBLIC_URL: origin({ default: undefined }),
  TRUST_PROXY: proxies({ default: false }),
  RATE_LIMIT: onOff({ default: 'on' }),
  SMTP_URL: smtpUrl({ default: undefined }),
  MAIL_FROM: mailFrom({ default: undefined }),
  FEEDBACK_TO: mailAddress({ default: undefined }),
  RRS_URL: rrsUrl({ default: 'https://www.racingrulesofsailing.org/api/competitors' }),
  RRS_SOURCE: text({ default: 'styrbord' }),
  DEMO: onOff({ default: 'on' }),
  DEMO_LIVE: onOff({ default: undefined }),
  LOG_LEVEL: word(LOG_LEVELS)({ default: 'warn' }),
  METRICS_TOKEN: secret(MIN_METRICS_TOKEN_LENGTH)({ default: undefined }),
  METRICS_PORT: port({ default: undefined }),
  METRICS_HOST: text({ default: '127.0.0.1' }),
  STOP_DELAY: wholeNumber(MAX_STOP_DELAY_S)({ default: 0 }),
  MAX_SOCKETS: wholeNumber(MOST_SOCKETS)({ default: PUSH_LIMITS.connectionsPerProcess }),
  MAX_LOOP_DELAY: wholeNumber(MAX_LOOP_DELAY_MS)({ default: 1_000 }),
  MAX_HEAP: wholeNumber(MAX_MEMORY_MB)({ default: shareOf(getHeapStatistics().heap_size_limit) }),
  MAX_RSS: wholeNumber(MAX_MEMORY_MB)({ default: shareOf(memoryOfMachine()) }),
};

/** The names of all variables that are read. */
export const SETTINGS: readonly string[] = Object.keys(settings);

function stopAtFirst({ errors }: ReporterOptions<Record<string, unknown>>): void {
  for (const [name, error] of Object.entries(errors))
    throw new StartError(`${name} går inte att använda: ${error?.message}`);
}

/**
 * Reads the settings from the environment. A variable that is set to nothing counts as not set.
 * Throws one line that names the first wrong variable; the value is left out, since it may be a secret.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const env = cleanEnv(given, settings, { reporter: stopAtFirst });

  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT === 'on',
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    feedbackTo: env.FEEDBACK_TO,
    rrsUrl: env.RRS_URL === 'off' ? undefined : env.RRS_URL,
    rrsSource: env.RRS_SOURCE,
    demo: env.DEMO === 'on',
    demoLive: env.DEMO_LIVE && env.DEMO_LIVE === 'on',
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    stopDelayS: env.STOP_DELAY,
    maxSockets: env.MAX_SOCKETS,
    pressure: { loopDelayMs: env.MAX_LOOP_DELAY, heapMb: env.MAX_HEAP, rssMb: env.MAX_RSS },
  };
}
