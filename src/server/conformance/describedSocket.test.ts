import { CLOSE_CODES } from '../../shared/contract/push';
import { PUSH_LIMITS, SERVER_CLOSE_CODES } from '../push/pushLimits';
import { buildTestApp, type TestApp } from '../../testing/testApp';

describe('the AsyncAPI document', () => {
  let server: TestApp;

  beforeAll(async () => {
    server = await buildTestApp();
  });
  afterAll(() => server.close());

  const documentOf = async () =>
    (await server.app.inject({ url: '/api/schema/push/' })).json<Record<string, unknown>>();

  test('names every frame, and says what is in it', async () => {
    const document = await documentOf();
    expect(document).toMatchObject({
      asyncapi: '3.0.0',
      info: { version: 'test-build' },
      operations: {
        receive: {
          action: 'receive',
          messages: [
            { $ref: '#/channels/notifications/messages/SubscribeFrame' },
            { $ref: '#/channels/notifications/messages/PingFrame' },
          ],
        },
        send: { action: 'send' },
      },
      components: {
        schemas: {
          ErrorFrame: { properties: { code: { enum: ['invalid_json', 'forbidden_group', 'bad_token', 'rate'] } } },
        },
      },
    });
  });

  test('has the limits and the close codes that the server goes by', async () => {
    const channel = Reflect.get((await documentOf()).channels ?? {}, 'notifications');
    expect(channel).toMatchObject({
      address: '/ws/clubs/{clubId}/notifications/',
      'x-limits': { maxFrameBytes: PUSH_LIMITS.maxFrameBytes, framesPerSecond: 10, connectionsPerUser: 10 },
    });
    const codes: Record<string, string> = Reflect.get(channel, 'x-close-codes');
    for (const code of [...Object.values(CLOSE_CODES), ...Object.values(SERVER_CLOSE_CODES)])
      expect(codes[code]).toMatch(/\w+\.$/);
  });

  test('every reference in it leads somewhere', async () => {
    const document = await documentOf();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    const lost = references.filter(
      (path) => path.split('/').reduce<unknown>((at, key) => Reflect.get(Object(at), key), document) === undefined,
    );
    expect(lost).toEqual([]);
    expect(references.length).toBeGreaterThan(50);
  });
});
