import { TEST_PASSWORD_COST } from '../../../testing/testApp';
import { HttpError } from '../../errors';
import { PASSWORD_COST, createPasswords } from './passwords';

describe('passwords', () => {
  test('are kept as argon2id of the recommended cost', async () => {
    const kept = await createPasswords(PASSWORD_COST).hash('Kryssa-mot-vinden');

    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await createPasswords(PASSWORD_COST).isRight('Kryssa-mot-vinden', kept)).toBe(true);
  });

  test('are compared whole', async () => {
    const passwords = createPasswords(TEST_PASSWORD_COST);
    const kept = await passwords.hash('Kryssa-mot-vinden');

    expect(await passwords.isRight('Kryssa-mot-vinden', kept)).toBe(true);
    expect(await passwords.isRight('Kryssa-mot-vinde', kept)).toBe(false);
  });

  test('are wrong for nobody, whatever is tried', async () => {
    const passwords = createPasswords(TEST_PASSWORD_COST);

    expect(await passwords.isRight('nobody has this password', null)).toBe(false);
  });

  test('past fifty that wait are sent away', async () => {
    const passwords = createPasswords(TEST_PASSWORD_COST);
    const kept = await passwords.hash('Kryssa-mot-vinden');

    const outcomes = await Promise.allSettled(
      Array.from({ length: 400 }, () => passwords.isRight('Kryssa-mot-vinden', kept)),
    );

    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(outcomes.length - refusals.length).toBeGreaterThanOrEqual(51);
    expect(refusals.length).toBeGreaterThan(100);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(HttpError);
      expect(refusal).toMatchObject({
        status: 503,
        body: { detail: 'Servern är upptagen just nu. Försök igen om en liten stund.' },
        headers: { 'Retry-After': '5' },
      });
    }
  });
});
