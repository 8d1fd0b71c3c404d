import type { FastifyInstance } from 'fastify';
import { authPaths } from '../../shared/contract/auth';
import type { RouteDeps } from '../deps';
import type { RateLimits } from '../http/request';
import { noContent } from '../http/answers';
import { addressIn, confirmReset, requestReset, type ResetDeps } from '../commands/accounts/resetPassword';

export interface ResetRouteDeps extends RouteDeps, ResetDeps {
  rateLimits: RateLimits;
  /** Closes the user's sockets. */
  onUserRevoked: (userId: number) => void;
}

/** A new password, by a link in a mail, for users who have forgotten theirs or never had one. */
export function passwordResetRoutes(app: FastifyInstance, deps: ResetRouteDeps): void {
  const { write, rateLimits, onUserRevoked } = deps;

  app.post(authPaths.resetPassword, async (request, reply) => {
    await rateLimits.resetFrom(request.ip);
    const email = addressIn(request.body);
    await rateLimits.resetOf(email);
    return write(request, reply, async (work) => {
      await requestReset(work, email);
      return noContent();
    });
  });

  app.post(authPaths.resetPasswordConfirm, async (request, reply) => {
    const { userId } = await confirmReset(deps, request.body);
    onUserRevoked(userId);
    return reply.code(204).send();
  });
}
