import { CLOSE_CODES } from '../../shared/contract/push';
import { refTo, schemasFor, type Schemas } from './components';
import type { JsonSchema, TypeName } from './operation';
import { closeTexts, documentTexts, pushTexts } from './texts';

/** What a socket may do, where the document says it. */
export interface SocketLimits {
  maxFrameBytes: number;
  framesPerSecond: number;
  connectionsPerUser: number;
  connectionsPerProcess: number;
  acceptsPerSecond: number;
  silenceMs: number;
  lifeMs: number;
}

export const CLIENT_FRAMES: readonly TypeName[] = ['SubscribeFrame', 'PingFrame'];
export const SERVER_FRAMES: readonly TypeName[] = ['SubscribedFrame', 'PongFrame', 'PushMessage', 'ErrorFrame'];

/** With the codes that the server closes with besides those that the client decides by. */
export const closeCodes = (): { code: number; description: string }[] =>
  [...new Set([...Object.values(CLOSE_CODES), ...Object.keys(closeTexts).map(Number)])]
    .sort((a, b) => a - b)
    .map((code) => ({ code, description: closeTexts[code] ?? '' }));

const LIMIT_TEXTS: Readonly<Record<keyof SocketLimits, string>> = {
  maxFrameBytes: 'Byte i ett meddelande från klienten.',
  framesPerSecond: 'Meddelanden från klienten i sekunden.',
  connectionsPerUser: 'Anslutningar för en användare på en server.',
  connectionsPerProcess: 'Anslutningar för en server.',
  acceptsPerSecond: 'Nya anslutningar i sekunden på en server; de som är fler får vänta på sin tur.',
  silenceMs: 'Millisekunder utan ett meddelande från klienten.',
  lifeMs: 'Millisekunder som en anslutning får leva.',
};

/** Each limit with what it limits. */
export const limitsInWords = (
  limits: SocketLimits,
): { name: keyof SocketLimits; value: number; description: string }[] =>
  (Object.keys(LIMIT_TEXTS) as (keyof SocketLimits)[]).map((name) => ({
    name,
    value: limits[name],
    description: LIMIT_TEXTS[name],
  }));

const messageRef = (type: TypeName): JsonSchema => ({ $ref: `#/components/messages/${type}` });
const channelMessageRef = (type: TypeName): JsonSchema => ({ $ref: `#/channels/notifications/messages/${type}` });
const messagesOf = (types: readonly TypeName[]) => Object.fromEntries(types.map((type) => [type, messageRef(type)]));

/** What the document says, as far as our own page reads it again. */
export interface PushDocument {
  asyncapi: string;
  info: object;
  defaultContentType: string;
  operations: object;
  channels: object;
  components: { messages: object; schemas: Schemas };
}

/** The AsyncAPI 3 document of the socket. */
export function pushDocument(limits: SocketLimits, version: string): PushDocument {
  const types = [...CLIENT_FRAMES, ...SERVER_FRAMES];
  const messages = Object.fromEntries(
    types.map((type) => [type, { name: type, contentType: 'application/json', payload: refTo(type) }]),
  );
  const channel = { $ref: '#/channels/notifications' };
  return {
    asyncapi: '3.0.0',
    info: { title: pushTexts.title, version, description: pushTexts.intro },
    defaultContentType: 'application/json',
    channels: {
      notifications: {
        address: '/ws/clubs/{clubId}/notifications/',
        description: pushTexts.channel,
        parameters: { clubId: { description: documentTexts.clubId } },
        messages: messagesOf(types),
        'x-limits': Object.fromEntries(limitsInWords(limits).map(({ name, value }) => [name, value])),
        'x-close-codes': Object.fromEntries(closeCodes().map(({ code, description }) => [code, description])),
      },
    },
    operations: {
      receive: {
        action: 'receive',
        channel,
        summary: pushTexts.toServer,
        messages: CLIENT_FRAMES.map(channelMessageRef),
      },
      send: { action: 'send', channel, summary: pushTexts.toClient, messages: SERVER_FRAMES.map(channelMessageRef) },
    },
    components: { messages, schemas: schemasFor(messages, []) },
  };
}
