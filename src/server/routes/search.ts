import type { FastifyInstance } from 'fastify';
import { searchPaths } from '../../shared/contract/indexData';
import type { RouteDeps } from '../deps';
import { queryText } from '../http/paging';
import { userOf } from '../http/request';
import { search } from '../commands/search/search';

export function searchRoutes(app: FastifyInstance, { db }: RouteDeps): void {
  app.get(searchPaths.search, (request) =>
    search(db, userOf(request), { query: queryText(request, 'query'), club: queryText(request, 'club') }),
  );
}
