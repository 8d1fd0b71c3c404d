import { randomUUID } from 'node:crypto';
import { aSailorAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { endSessionsOf, renewSession, startSession, type SessionDeps } from './sessions';
import { unitOfWork } from '../../db/unitOfWork';
import { createTokens, passwordMark } from './tokens';

const failing = (code: string) => () => ({
  execute: () => Promise.reject(Object.assign(new Error(code), { code })),
});

describeEachEngine('a cookie session while nothing can be written', (makeApp) => {
  async function world() {
    const { db, deps } = await makeApp();
    const { id: userId, password_hash } = await aSailorAccount({ db });
    const tokens = createTokens({ secret: deps.jwtSecret, now: deps.now, newId: randomUUID });
    const able: SessionDeps = { ...deps, tokens, onUserRevoked: () => undefined };
    const { refresh } = await startSession(able, { userId, mark: passwordMark(password_hash) });
    const withTrouble = (code: string): SessionDeps => ({
      ...able,
      db: new Proxy(db, {
        get: (target, name) => {
          if (name === 'transaction') return failing(code);
          const member: unknown = Reflect.get(target, name);
          return typeof member === 'function' ? (member.bind(target) as unknown) : member;
        },
      }),
    });
    return { able, userId, refresh, tokens, withTrouble };
  }

  test.each(['SQLITE_FULL', '53100', 'SQLITE_IOERR_WRITE'])('goes on with the token that it has (%s)', async (code) => {
    const { able, userId, refresh, tokens, withTrouble } = await world();

    const first = await renewSession(withTrouble(code), refresh);
    const second = await renewSession(withTrouble(code), first.refresh);

    expect(tokens.read(second.access, 'access')).toMatchObject({ userId });
    // When there is room again it goes on as always.
    expect(tokens.read((await renewSession(able, second.refresh)).refresh)).toMatchObject({ generation: 1 });
  });

  test('is not given to one that has ended, nor for another trouble', async () => {
    const { able, userId, refresh, withTrouble } = await world();
    await expect(renewSession(withTrouble('SQLITE_BUSY'), refresh)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });

    await unitOfWork(able, (work) => endSessionsOf(work, userId));
    await expect(renewSession(withTrouble('SQLITE_FULL'), refresh)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  });
});
