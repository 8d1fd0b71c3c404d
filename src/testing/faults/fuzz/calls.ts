import { hash } from 'node:crypto';
import fc from 'fast-check';
import type { MatrixActor } from '../../../shared/domain/callRights';
import { ACTORS } from '../../../shared/domain/callRights';
import { bodyName, refTo } from '../../../server/openapi/components';
import type { DescribedCall } from '../../../server/openapi/document';
import { nearlyValidBody, validBody, type Wanted } from './bodies';
import { nastyText, nastyValue, wellFormed } from './nastyValues';

/** A request as it is sent. */
export interface FuzzedCall {
  actor: MatrixActor;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** undefined: none is sent. */
  payload: string | Buffer | undefined;
}

export interface Targets extends Wanted {
  /** The path with ids of its own kind: published, unpublished, of another club. */
  urls: readonly string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** What stands where an id should. None of it has a slash or a question mark: it is to be the same path. */
const NO_IDS = [
  '0',
  '-1',
  '1.5',
  'abc',
  'null',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '%00',
  '%F0%9F%98%80',
  "1'--",
  '%20',
  '..',
  'å',
  '__proto__',
].map((text) => (/^[\x21-\x7e]*$/.test(text) ? text : encodeURIComponent(text)));

/**
 * Stands for the key that a call is sent with more than once: with another call's key it would be given that call's
 * answer.
 */
const SAME_KEY = 'the same';
const keyOf = (call: string): string => hash('md5', call).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const EXTRA_HEADERS: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'if-match': fc.constantFrom('"1"', '"0"', '"999999"', '*', 'W/"2"', '"abc"', '', '"9999999999999999"'),
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('abc', '', SAME_KEY)),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"x"'),
    accept: fc.constantFrom('*/*', 'text/html', 'application/xml', ''),
    host: fc.constantFrom('a b', '[', 'x.example', 'x:99999'),
    origin: fc.constantFrom('http://localhost', 'null', 'https://evil.example', 'x'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site'),
    'x-requested-with': fc.constantFrom('styrbord', 'XMLHttpRequest'),
    cookie: fc.constantFrom('refresh=x', '__Host-refresh=x.y.z', '=;=;', 'refresh=%'),
    'accept-language': fc.constantFrom('en', '*'),
  },
  { requiredKeys: [] },
);

const AUTHORIZATIONS = [
  'Bearer',
  'Bearer a b',
  'Bearer null',
  'bearer x.y.z',
  'Basic eDp5',
  'Token x',
  ' ',
  'Bearer eyJhbGciOiJub25lIn0.e30.',
];

const RAW_BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '"x"',
  '[]',
  '[{}]',
  '{"a":1}{"a":1}',
  '{"email":1e999}',
  '{"name":NaN}',
  '{"a":1,"a":2}',
  '['.repeat(5_000) + ']'.repeat(5_000),
  '['.repeat(100_000),
  '\ufeff{}',
  Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0, 1, 2, 3]),
  'a=1&a=2&__proto__=x&a[b]=c&%zz=%ff',
  '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nA\r\n--x',
  '--x\r\nContent-Disposition: form-data; name="map"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n--x--\r\n',
];

const TYPES = [
  'application/json',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'x',
  '',
];

interface Sent {
  payload: string | Buffer | undefined;
  type?: string;
}

const asJson = (body: unknown): Sent => ({ payload: JSON.stringify(body) ?? '', type: 'application/json' });

const fieldText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value);

const fieldsIn = (body: unknown): [string, string][] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).map(([name, value]) => [name, fieldText(value)])
    : [];

const asForm = (body: unknown): Sent => ({
  payload: new URLSearchParams(fieldsIn(body)).toString(),
  type: 'application/x-www-form-urlencoded',
});

const BOUNDARY = 'fuzz-boundary';
const FILES = ['logo', 'photo', 'map'];

function asMultipart(body: unknown): Sent {
  const parts = fieldsIn(body).map(([name, value]) => {
    const file = FILES.includes(name) ? '; filename="a.png"\r\nContent-Type: image/png' : '';
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"${file}\r\n\r\n${value}\r\n`;
  });
  return {
    payload: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}

function sentBody({ method, operation: { body } }: DescribedCall, targets: Targets): fc.Arbitrary<Sent> {
  const raw = fc.record({ payload: fc.constantFrom(...RAW_BODIES), type: fc.constantFrom(...TYPES) });
  const nothing = fc.constant<Sent>({ payload: undefined });
  if (method === 'GET') return fc.oneof({ arbitrary: nothing, weight: 20 }, raw);
  if (!body) return fc.oneof({ arbitrary: nothing, weight: 5 }, raw, nastyValue.map(asJson));

  const schema = refTo(bodyName(body, method === 'PATCH'));
  const value = fc.oneof(
    { arbitrary: validBody(schema, targets), weight: 2 },
    { arbitrary: nearlyValidBody(schema, targets), weight: 3 },
  );
  const written = fc
    .tuple(value, fc.constantFrom(asJson, asJson, asJson, asForm, asMultipart))
    .map(([one, write]) => write(one));
  return fc.oneof({ arbitrary: written, weight: 12 }, raw, nothing);
}

function query({ operation }: DescribedCall, { ids }: Targets): fc.Arbitrary<string> {
  const names = [...(operation.query ?? []).map(({ name }) => name), 'page', 'format', 'ordering', '__proto__'];
  const value = fc.oneof(
    nastyText,
    fc.constantFrom(...ids.map(String)),
    fc.constantFrom('last', '1', '2', 'SWE', 'finish_order', 'corrected'),
  );
  const pair = fc
    .tuple(fc.constantFrom(...names), value)
    .map(([name, text]) => `${name}=${encodeURIComponent(wellFormed(text)).slice(0, 4_000)}`);
  const odd = fc.constantFrom('%', '=', '&&', 'query', 'query=%ff', 'query=%E2%28%A1', 'page[]=1');
  return fc.oneof(
    { arbitrary: fc.constant(''), weight: 2 },
    fc
      .array(fc.oneof({ arbitrary: pair, weight: 6 }, odd), { minLength: 1, maxLength: 3 })
      .map((parts) => `?${parts.join('&')}`),
  );
}

const path = ({ path: template }: DescribedCall, { urls }: Targets): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...urls), weight: 5 },
    fc.constantFrom(...NO_IDS).map((id) => template.replace(/\{\w+\}/g, id)),
    fc.constantFrom(...urls).map((url) => url.replace(/\/$/, '')),
  );

/** Requests for one call: good ones, and ones that nobody should send. */
export const fuzzedCall = (described: DescribedCall, targets: Targets): fc.Arbitrary<FuzzedCall> =>
  fc
    .record({
      actor: fc.oneof(
        { arbitrary: fc.constantFrom<MatrixActor>('own_club', 'own_club', 'self', 'staff'), weight: 3 },
        fc.constantFrom(...ACTORS),
      ),
      method: fc.oneof({ arbitrary: fc.constant(described.method), weight: 30 }, fc.constantFrom(...METHODS)),
      path: path(described, targets),
      query: query(described, targets),
      headers: fc.oneof({ arbitrary: fc.constant<Record<string, string>>({}), weight: 3 }, EXTRA_HEADERS),
      authorization: fc.oneof({ arbitrary: fc.constant(undefined), weight: 20 }, fc.constantFrom(...AUTHORIZATIONS)),
      sent: sentBody(described, targets),
    })
    .map(({ actor, method, path: where, query: asked, headers, authorization, sent }) => ({
      actor,
      method,
      url: `${where}${asked}`,
      payload: sent.payload,
      headers: {
        ...(headers['idempotency-key'] === SAME_KEY
          ? { ...headers, 'idempotency-key': keyOf(`${method} ${described.path}`) }
          : headers),
        ...(authorization === undefined ? {} : { authorization }),
        ...(sent.type === undefined ? {} : { 'content-type': sent.type }),
      },
    }));
