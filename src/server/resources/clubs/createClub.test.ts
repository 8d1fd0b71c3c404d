import { aClub, aUser } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { TEST_PASSWORD_COST, type TestApp } from '../../../testing/testApp';
import { HttpError } from '../../errors';
import { createPasswords } from '../users/passwords';
import { createClubWithAccount } from './createClub';

describeEachEngine('making a club with its account', (makeApp) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await makeApp();
  });

  const good = {
    name: 'Sundets Segelsällskap',
    slug: 'sundets-ss',
    email: 'klubb@sundet.se',
    password: 'Kryssa-mot-vinden',
  };
  const create = (body: object) =>
    createClubWithAccount({ ...server.deps, passwords: createPasswords(TEST_PASSWORD_COST) }, body);

  async function problemsOf(body: object): Promise<object> {
    const error: unknown = await create(body).catch((caught: unknown) => caught);
    return error instanceof HttpError ? error.body : {};
  }

  test('the account logs in and stands for the club', async () => {
    const { club, account } = await create(good);
    const login = await server.app.inject({
      method: 'POST',
      url: '/auth/jwt/create/',
      payload: { email: 'KLUBB@sundet.se', password: good.password },
    });
    const { access } = login.json<{ access: string }>();
    const me = await server.app.inject({ url: '/auth/users/me/', headers: { authorization: `Bearer ${access}` } });
    expect(me.json()).toMatchObject({
      id: account.id,
      email: 'klubb@sundet.se',
      club: { ...club, name: 'Sundets Segelsällskap' },
      sailor: null,
    });
  });

  test('a slug or an address that is taken makes neither', async () => {
    await aClub(server, { slug: 'upptagen' });
    await aUser(server, { email: 'upptagen@sundet.se' });
    const clubs = async () => (await server.db.selectFrom('clubs').select('id').execute()).length;
    const before = await clubs();
    expect(await problemsOf({ ...good, slug: 'upptagen', email: 'Upptagen@sundet.se' })).toEqual({
      email: ['En användare med den här e-postadressen finns redan.'],
      slug: ['Det här fältet måste vara unikt.'],
    });
    expect(await clubs()).toBe(before);
  });

  test.each([
    ['123', 'Använd bara små bokstäver a–z, siffror och bindestreck, och inte enbart siffror.'],
    ['Sundet', 'Använd bara små bokstäver a–z, siffror och bindestreck, och inte enbart siffror.'],
    ['sundets_ss', 'Använd bara små bokstäver a–z, siffror och bindestreck, och inte enbart siffror.'],
    ['-ss', 'Använd bara små bokstäver a–z, siffror och bindestreck, och inte enbart siffror.'],
    ['s', 'Se till att detta fält har minst 2 tecken.'],
    ['s'.repeat(51), 'Se till att detta fält inte har fler än 50 tecken.'],
    ['courses', 'Ordet används för en sida i appen. Välj ett annat.'],
  ])('the slug %p is refused', async (slug, text) => {
    expect(await problemsOf({ ...good, slug })).toEqual({ slug: [text] });
  });

  test('a weak password is refused', async () => {
    expect(await problemsOf({ ...good, slug: 'annan', email: 'annan@sundet.se', password: '12345678' })).toEqual({
      password: ['Detta lösenord är alldeles för vanligt.', 'Detta lösenord är enbart numeriskt.'],
    });
  });
});
