import { buildTestApp, type TestApp } from '../../testing/testApp';
import { openApiDocument, undescribed, type OpenApiDocument } from './document';

describe('the OpenAPI document', () => {
  let server: TestApp;
  let document: OpenApiDocument;

  beforeAll(async () => {
    server = await buildTestApp({ showsMailbox: true });
    document = (await server.app.inject({ url: '/api/schema/' })).json();
  });
  afterAll(() => server.close());

  test('describes every call that is served, and no other', () => {
    expect(undescribed(server.app.policies)).toEqual({ unsaid: [], unserved: [] });
    expect(Object.values(document.paths).flatMap(Object.keys).length).toBeGreaterThan(80);
  });

  test('a route without a description is reported, and a description without a route', () => {
    const { policies } = server.app;
    expect(undescribed(new Map([...policies, ['GET /api/secrets/', 'public']])).unsaid).toEqual(['GET /api/secrets/']);
    const shorter = new Map([...policies].filter(([call]) => call !== 'POST /api/feedback/'));
    expect(undescribed(shorter).unserved).toEqual(['POST /api/feedback/']);
  });

  test('is what the server serves at its address, open to all', async () => {
    const reply = await server.app.inject({ url: '/api/schema', headers: { authorization: 'Bearer not-a-token' } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/vnd.oai.openapi+json; charset=utf-8');
    expect(reply.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(server.app.policies, 'test-build'))));
  });

  test('gives every call a name of its own', () => {
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => Reflect.get(operation, 'operationId')),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('says who may make a call, what it takes and how it is refused', () => {
    expect(document.paths['/api/sailings/{id}/finishes/']?.post).toMatchObject({
      summary: 'Skriva in ett målprotokoll, alla rader eller ingen',
      security: [{ bearer: [] }, { accessKey: [] }],
      requestBody: { content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/FinishesPayload' } } } },
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/FinishesAnswer' } } } },
        401: { $ref: '#/components/responses/Unauthorized' },
        403: { $ref: '#/components/responses/Forbidden' },
        404: { $ref: '#/components/responses/NotFound' },
        409: { $ref: '#/components/responses/Conflict' },
        422: { $ref: '#/components/responses/KeyUsed' },
      },
    });
    expect(document.paths['/api/clubs/']?.get).toMatchObject({
      security: [{}, { bearer: [] }, { accessKey: [] }],
      responses: { 404: {}, 503: {} },
    });
    // No key makes keys.
    expect(document.paths['/api/clubs/{club}/keys/']?.post).toMatchObject({ security: [{ bearer: [] }] });
  });

  test('a change may leave out what a new object needs', () => {
    const { schemas } = document.components;
    expect(schemas['SailingPayload']?.required).toEqual(['name', 'start_date']);
    expect(schemas['PatchedSailingPayload']).toEqual({ ...schemas['SailingPayload'], required: undefined });
  });

  test('unknown keys are allowed in a body, and are in no answer', () => {
    const { schemas } = document.components;
    expect(schemas['SailingPayload']?.additionalProperties).toBeUndefined();
    expect(schemas['Sailing']?.additionalProperties).toBe(false);
  });
});
