import { MAX_QUERY_LENGTH } from '../../shared/limits';
import type { QueryParameter } from './operation';

export const PAGING: readonly QueryParameter[] = [
  {
    name: 'page',
    description: 'Sida, från 1, eller last. Utan page och page_size kommer hela listan.',
    schema: { type: 'string' },
  },
  {
    name: 'page_size',
    description: 'Rader per sida: 50, högst 200.',
    schema: { type: 'integer', minimum: 1, maximum: 200 },
  },
];

export const CLUB_FILTER: QueryParameter = {
  name: 'club',
  description: 'Bara klubbens: dess id eller slug.',
  schema: { type: 'string' },
  isChecked: true,
};

export const NEAR_CLUB: QueryParameter = {
  name: 'club',
  description: 'Klubbens träffar kommer först: dess id eller slug.',
  schema: { type: 'string' },
};

export const search = (description: string): QueryParameter => ({
  name: 'query',
  description,
  schema: { type: 'string', maxLength: MAX_QUERY_LENGTH },
  isChecked: true,
});

/** What a parameter in a path names. */
export const PATH_PARAMETERS: Readonly<Record<string, { description: string; schema: QueryParameter['schema'] }>> = {
  id: { description: 'Objektets id.', schema: { type: 'integer', minimum: 1 } },
  club: { description: 'Klubbens id eller slug.', schema: { type: 'string' } },
  slug: { description: 'Klubbens slug.', schema: { type: 'string' } },
  token: { description: 'Slutet på en adress som bara ägaren har fått.', schema: { type: 'string' } },
  clubId: { description: 'Klubbens id.', schema: { type: 'integer', minimum: 1 } },
  entry: { description: 'Radens id i resultatloggen.', schema: { type: 'integer', minimum: 1 } },
  merge: { description: 'Sammanslagningens id.', schema: { type: 'integer', minimum: 1 } },
  hash: { description: 'SHA-256 av filens innehåll.', schema: { type: 'string' } },
};
