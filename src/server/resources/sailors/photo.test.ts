import sharp from 'sharp';
import type { Sailor } from '../../../shared/contract/sailors';
import { TEST_PASSWORD } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { aPhotoWithPlace, aPicture, aPictureThatClaims, formWith } from '../../../testing/images';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const FORBIDDEN = { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' };

describeEachEngine('the photo of a sailor', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const profile = () => `/api/sailors/${people.sailorId.member}/`;
  const change = async (call: Call, body: object): Promise<[number, Sailor]> => {
    const reply = await call('PATCH', profile(), body);
    return [reply.statusCode, reply.json<Sailor>()];
  };

  test('is shown with the sailor, without the place where it was taken', async () => {
    const [status, { photo, phone }] = await change(
      people.member,
      formWith({ photo: await aPhotoWithPlace(), phone: '070-1' }),
    );

    expect([status, photo, phone]).toEqual([
      200,
      expect.stringMatching(/^http:\/\/localhost:3000\/media\/[\da-f]{64}$/),
      '070-1',
    ]);
    expect((await people.guest('GET', profile())).json<Sailor>().photo).toBe(photo);
    const members = (await people.official('GET', '/api/clubs/exempel-ss/sailors/')).json<Sailor[]>();
    expect(members.map((sailor) => sailor.photo)).toEqual([photo]);

    const { rawPayload } = await people.anonymous('GET', new URL(photo ?? '').pathname);
    const { format, exif, width, height } = await sharp(rawPayload).metadata();
    expect([format, exif, width, height]).toEqual(['webp', undefined, 40, 80]);
  });

  test('stays when it is left out, and is taken away by null or an empty value', async () => {
    const [, { photo }] = await change(people.member, formWith({ photo: await aPicture() }));
    expect((await change(people.member, { phone: '070-2' }))[1]).toMatchObject({ photo, phone: '070-2' });
    expect((await change(people.member, { photo: null }))[1].photo).toBeNull();
    expect((await change(people.member, formWith({ photo: await aPicture() })))[1].photo).toBe(photo);
    expect((await change(people.member, formWith({ photo: '' })))[1].photo).toBeNull();
  });

  test('is not the address that it had', async () => {
    const [, { photo }] = await change(people.member, formWith({ photo: await aPicture() }));
    expect(await change(people.member, { photo })).toEqual([
      400,
      { photo: ['Den skickade informationen var inte en fil. Kontrollera formulärets kodningstyp.'] },
    ]);
  });

  test('can only be the sailor’s own: nobody else’s is even looked at', async () => {
    const bomb = () => formWith({ photo: aPictureThatClaims(30_000, 30_000) });
    expect(await change(people.guest, bomb())).toEqual([403, FORBIDDEN]);
    expect(await change(people.official, bomb())).toEqual([403, FORBIDDEN]);
    expect((await change(people.anonymous, bomb()))[0]).toBe(401);
    expect((await people.member('PATCH', '/api/sailors/9999/', bomb())).statusCode).toBe(404);
    expect((await change(people.member, bomb()))[0]).toBe(400);
    expect((await change(people.staff, formWith({ photo: await aPicture() })))[0]).toBe(200);
  });

  test('is gone with the account', async () => {
    await change(people.member, formWith({ photo: await aPicture() }));
    expect((await people.member('DELETE', '/auth/users/me/', { current_password: TEST_PASSWORD })).statusCode).toBe(
      204,
    );
    expect((await people.guest('GET', profile())).json<Sailor>().photo).toBeNull();
  });
});
