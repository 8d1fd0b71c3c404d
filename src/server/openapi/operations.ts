import { PAGE_RIGHTS } from '../../shared/domain/permissionMatrix';
import type { Operations } from './operation';
import { accountOperations, loginOperations } from './operations/account';
import { boatOperations } from './operations/boats';
import { competitorOperations } from './operations/competitors';
import { courseOperations } from './operations/courses';
import { generalOperations } from './operations/general';
import { peopleOperations } from './operations/people';
import { raceOperations } from './operations/sailings';
import { serieOperations } from './operations/series';
import { startOperations } from './operations/starts';
import { publicationOperations } from './operations/publications';
import { statisticsOperations } from './operations/statistics';

/** What every call of the server does, in the order in which the page shows them. */
export const OPERATIONS: Operations = {
  ...loginOperations,
  ...accountOperations,
  ...peopleOperations,
  ...boatOperations,
  ...courseOperations,
  ...raceOperations,
  ...startOperations,
  ...competitorOperations,
  ...serieOperations,
  ...statisticsOperations,
  ...publicationOperations,
  ...generalOperations,
};

/**
 * Calls that are no part of the API: the app's own pages and the public ones, the socket (which has a document of its
 * own), mails of a server in development.
 */
export const NOT_DESCRIBED: readonly string[] = [...Object.keys(PAGE_RIGHTS), 'GET /ws/clubs/:clubId/notifications/'];
