import Fastify from 'fastify';
import { HttpError } from '../errors';
import { expectedVersion } from './request';

const versionIn = async (ifMatch: string | undefined): Promise<unknown> => {
  const app = Fastify();
  app.get('/', async (request) => ({ version: expectedVersion(request) ?? null }));
  app.setErrorHandler((error, _request, reply) => reply.send(error instanceof HttpError ? error.body : error));
  const reply = await app.inject({ url: '/', headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch } });
  return reply.json();
};

describe('If-Match', () => {
  test.each([
    ['"1046"', { version: 1046 }],
    ['1046', { version: 1046 }],
    ['W/"1046"', { version: 1046 }],
    ['*', { version: null }],
    [undefined, { version: null }],
    ['"abc"', { 'If-Match': ['Ett giltigt heltal krävs.'] }],
  ])('%s means %j', async (header, meaning) => {
    expect(await versionIn(header)).toEqual(meaning);
  });
});
