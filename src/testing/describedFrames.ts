import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { TestApp } from './testApp';

const FRAMES = ['SubscribedFrame', 'PongFrame', 'PushMessage', 'ErrorFrame'];

/** Tells whether a frame is one that the server's AsyncAPI document has. */
export async function frameValidator({ app }: Pick<TestApp, 'app'>): Promise<(frame: unknown) => boolean> {
  const document = (await app.inject({ url: '/api/schema/push/' })).json<{ components: { schemas: object } }>();
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  const anyOf = FRAMES.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return ajv.compile({ components: document.components, anyOf });
}
