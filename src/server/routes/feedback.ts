import type { FastifyInstance } from 'fastify';
import { feedbackPaths } from '../../shared/contract/feedback';
import type { RouteDeps } from '../deps';
import { created } from '../http/answers';
import { userOf, type RateLimits } from '../http/request';
import { createFeedback } from '../commands/createFeedback';

export function feedbackRoutes(
  app: FastifyInstance,
  { write, rateLimits }: RouteDeps & { rateLimits: RateLimits },
): void {
  app.post(feedbackPaths.list, async (request, reply) => {
    const user = userOf(request);
    await rateLimits.feedback(user.id);
    return write(request, reply, async (work) => created(await createFeedback(work, user, request.body)));
  });
}
