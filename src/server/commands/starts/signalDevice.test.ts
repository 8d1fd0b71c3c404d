import { describeEachEngine } from '../../../testing/engines';
import { newSailing } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

describeEachEngine('the device that sounds the signals', (makeApp) => {
  let app: TestApp;
  let people: People;
  let url: string;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    url = `/api/sailings/${(await newSailing(people.official)).id}/signal-device/`;
    app.clock.set('2026-06-04T18:25:00+02:00');
  });

  const read = async () => (await people.official('GET', url)).json<object>();

  test('is told with how long it has been silent, and another that takes over replaces it', async () => {
    expect(await read()).toEqual({ device: null, silent_ms: null });
    const said = await people.official('POST', url, { device: 'tornet' });
    expect([said.statusCode, said.json()]).toEqual([200, { device: 'tornet', silent_ms: 0 }]);
    app.clock.set('2026-06-04T18:25:12.250+02:00');
    expect(await read()).toEqual({ device: 'tornet', silent_ms: 12_250 });

    await people.official('POST', url, { device: 'båten' });
    expect(await read()).toEqual({ device: 'båten', silent_ms: 0 });
  });

  test('is for those who record the sailing, and has a name', async () => {
    expect((await people.member('GET', url)).statusCode).toBe(403);
    expect((await people.member('POST', url, { device: 'tornet' })).statusCode).toBe(403);
    const nameless = await people.official('POST', url, { device: '' });
    expect([nameless.statusCode, nameless.json()]).toEqual([400, { device: [expect.any(String)] }]);
    expect(await read()).toEqual({ device: null, silent_ms: null });
  });

  test('is no news: the sailing keeps its version, and what is said goes with the sailing', async () => {
    const sailing = url.replace('signal-device/', '');
    const before = (await people.official('GET', sailing)).json<{ version: number }>().version;
    await people.official('POST', url, { device: 'tornet' });
    expect((await people.official('GET', sailing)).json()).toMatchObject({ version: before });
    expect((await people.official('DELETE', sailing)).statusCode).toBe(204);
    expect(await app.db.selectFrom('signal_devices').selectAll().execute()).toEqual([]);
  });
});
