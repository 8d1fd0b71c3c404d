import { createHmac, randomUUID } from 'node:crypto';
import { testClock } from '../../../testing/testClock';
import { createTokens, passwordMark } from './tokens';

const SECRET = 'a secret that only tests know, long enough';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** A token that says anything at all, signed with our secret. */
function forge(payload: object, { alg = 'HS256', secret = SECRET } = {}): string {
  const signed = `${encode({ alg, typ: 'JWT' })}.${encode(payload)}`;
  return alg === 'none' ? `${signed}.` : `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
const decode = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('tokens', () => {
  const clock = testClock('2026-06-04T12:00:00Z');
  const nowS = Date.parse('2026-06-04T12:00:00Z') / 1000;
  const tokens = createTokens({ secret: SECRET, now: clock.now, newId: randomUUID });
  beforeEach(() => clock.set('2026-06-04T12:00:00Z'));

  test('for access live 900 seconds', () => {
    const token = tokens.access(7, null);

    expect(decode(token)).toEqual({
      token_type: 'access',
      user_id: 7,
      iat: nowS,
      exp: nowS + 900,
      jti: expect.stringMatching(/^[\da-f]{32}$/) as string,
    });
    clock.advance(899_999);
    expect(tokens.read(token, 'access')).toMatchObject({ type: 'access', userId: 7, sessionId: null });
    clock.advance(1);
    expect(tokens.read(token, 'access')).toBe('expired');
  });

  test('for refreshing live a week, and know password and session', () => {
    const token = tokens.refresh(7, 'mark', { id: 'family', generation: 3 });

    expect(decode(token)).toMatchObject({ token_type: 'refresh', exp: nowS + 604_800 });
    expect(tokens.read(token, 'refresh')).toEqual({
      type: 'refresh',
      userId: 7,
      link: null,
      sessionId: 'family',
      generation: 3,
      mark: 'mark',
    });
  });

  test('of who came by an evening link name the link and their session, and no user', () => {
    const token = tokens.evening('access', 5, 'session');
    expect(tokens.read(token, 'access')).toMatchObject({ userId: 0, link: 5, sessionId: 'session', mark: null });
    for (const claim of ['evening-', 'evening-x', 'evening--1', 'evening-1.5'])
      expect(tokens.read(forge({ ...good, user_id: claim }), 'access')).toBe('no_user');
  });

  test('do not stand in for each other', () => {
    expect(tokens.read(tokens.refresh(7, 'mark', null), 'access')).toBe('wrong_type');
    expect(tokens.read(tokens.access(7, null), 'refresh')).toBe('wrong_type');
    expect(tokens.read(tokens.access(7, null))).toMatchObject({ userId: 7 });
  });

  const good = { token_type: 'access', user_id: 7, exp: nowS + 900, iat: nowS, jti: 'x' };
  test.each([
    ['a good one', forge(good), expect.objectContaining({ userId: 7 })],
    ['one of a node whose clock is fast', forge({ ...good, iat: nowS + 300 }), expect.objectContaining({ userId: 7 })],
    ['one that was issued by a wrong clock', forge({ ...good, iat: nowS + 301, exp: nowS + 1_201 }), 'invalid'],
    ['a user as text', forge({ ...good, user_id: '7' }), expect.objectContaining({ userId: 7 })],
    ['another secret', forge(good, { secret: 'another secret that is long enough too' }), 'invalid'],
    ['no signature', forge(good, { alg: 'none' }), 'invalid'],
    ['another algorithm', forge(good, { alg: 'HS512' }), 'invalid'],
    ['no end', forge({ ...good, exp: undefined }), 'invalid'],
    ['no type', forge({ ...good, token_type: undefined }), 'no_type'],
    ['a type of its own', forge({ ...good, token_type: 'sliding' }), 'wrong_type'],
    ['no id', forge({ ...good, jti: undefined }), 'no_id'],
    ['no user', forge({ ...good, user_id: undefined }), 'no_user'],
    ['a user that is no number', forge({ ...good, user_id: 'anna' }), 'no_user'],
    ['no token', 'null', 'invalid'],
    ['nothing', '', 'invalid'],
  ])('are judged: %s', (_what, token, verdict) => {
    expect(tokens.read(token, 'access')).toEqual(verdict);
  });

  test('are marked with their password, which the mark does not reveal', () => {
    expect(passwordMark('$argon2id$one')).toMatch(/^[\da-f]{16}$/);
    expect(passwordMark('$argon2id$one')).not.toBe(passwordMark('$argon2id$two'));
  });
});
