import type { FastifyInstance } from 'fastify';
import { feedbackPaths } from '../../shared/contract/feedback';
import type { RateLimits, RouteDeps } from '../deps';
import { created } from '../http/answers';
import { userOf } from '../http/request';
import { createFeedback } from '../commands/feedback/createFeedback';

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
