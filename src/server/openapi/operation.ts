import type contractSchemas from './contractSchemas.json';

/** A type of the wire contract. */
export type TypeName = keyof typeof contractSchemas;

/** What may be said of a value in JSON Schema, as far as our documents say it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  description?: string;
  contentMediaType?: string;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema | undefined>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: readonly JsonSchema[];
  not?: JsonSchema;
}

/**
 * JSON of a type of the contract (`paged`: in a list, of which a page can be asked for), other media types, or no body.
 */
export type AnswerBody =
  | { type: TypeName; list?: 'plain' | 'paged' }
  | { json: JsonSchema }
  | { media: readonly string[] }
  | null;

export interface QueryParameter {
  name: string;
  /** In Swedish, as everything that the page shows. */
  description: string;
  schema: JsonSchema;
  /** A value that refers to nothing is answered with 400, not ignored. */
  isChecked?: boolean;
}

/**
 * What no route says of itself. Who may make the call, and how it is refused, follows from its policy and the matrix of
 * rights.
 */
export interface Operation {
  summary: string;
  tag: string;
  query?: readonly QueryParameter[];
  body?: TypeName;
  /** Good answers, by status. */
  answers: Readonly<Record<number, AnswerBody>>;
  /** What else it may be refused with. */
  refusals?: readonly RefusalStatus[];
  /** Good answers carry the club's number. */
  isLive?: boolean;
  /** Good answers carry an ETag; a client that already has the answer gets 304. */
  isKept?: boolean;
  /** Refusals that have a form of their own besides the usual one. */
  refusalForms?: Partial<Record<RefusalStatus, JsonSchema>>;
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** By method and path: "GET /api/clubs/". */
export type Operations = Readonly<Record<string, Operation>>;

/** The operations of one chapter of the document. */
export const chapter = (tag: string, operations: Readonly<Record<string, Omit<Operation, 'tag'>>>): Operations =>
  Object.fromEntries(Object.entries(operations).map(([call, operation]) => [call, { ...operation, tag }]));

export const one = (type: TypeName): AnswerBody => ({ type });
export const listOf = (type: TypeName): AnswerBody => ({ type, list: 'paged' });
export const plainListOf = (type: TypeName): AnswerBody => ({ type, list: 'plain' });
export const NOTHING: AnswerBody = null;
