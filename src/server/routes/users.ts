import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authPaths } from '../../shared/contract/auth';
import { noContent, ok } from '../http/answers';
import type { RouteDeps } from '../deps';
import { forbidden, notFound } from '../errors';
import { userOf, type RateLimits } from '../http/request';
import type { KnownBrowsers } from '../resources/auth/knownBrowsers';
import type { Passwords } from '../resources/users/passwords';
import { changeNames } from '../resources/users/users';
import { register } from '../commands/accounts/register';
import {
  confirmPassword,
  hashOfNewPassword,
  removeAccount,
  savePassword,
  type Claimant,
} from '../commands/accounts/ownAccount';

export interface UserRouteDeps extends RouteDeps {
  passwords: Passwords;
  rateLimits: RateLimits;
  knownBrowsers: KnownBrowsers;
  /** A user's sockets are closed when the user is gone. */
  onUserRevoked: (userId: number) => void;
}

type OneUser = { Params: { id: string } };

const claimantOf = (request: FastifyRequest): Claimant => ({
  user: userOf(request),
  address: request.ip,
  cookies: request.cookies,
});

/** `/auth/users/`: registration, and each user's own account. Nobody is shown to anybody else. */
export function userRoutes(app: FastifyInstance, deps: UserRouteDeps): void {
  const { write, rateLimits, onUserRevoked } = deps;
  const one = `${authPaths.users}:id/`;

  const change = (request: FastifyRequest, reply: FastifyReply) =>
    write(request, reply, async (work) => ok(await changeNames(work, userOf(request), request.body)));

  async function remove(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const user = userOf(request);
    await confirmPassword(deps, claimantOf(request), request.body);
    const sent = await write(request, reply, async (work) => {
      await removeAccount(work, user);
      return noContent();
    });
    onUserRevoked(user.id);
    return sent;
  }

  async function setPassword(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Before the transaction, which nobody else should wait for that long. A change that has been made is answered
    // again, though its password is the old one now.
    const [validated] = await Promise.allSettled([hashOfNewPassword(deps, claimantOf(request), request.body)]);
    const sent = await write(request, reply, async (work) => {
      if (validated.status === 'rejected') throw validated.reason;
      await savePassword(work, userOf(request), validated.value);
      return noContent();
    });
    onUserRevoked(userOf(request).id);
    return sent;
  }

  const isSelf = (request: FastifyRequest<OneUser>) => request.params.id === String(userOf(request).id);
  const assertSelf = async (request: FastifyRequest<OneUser>) => {
    if (!isSelf(request)) throw notFound();
  };
  const assertMayDelete = async (request: FastifyRequest<OneUser>) => {
    if (!isSelf(request)) throw forbidden();
  };

  app.post(authPaths.users, async (request, reply) => {
    await rateLimits.registration(request.ip);
    return reply.code(201).send(await register(deps, request.body));
  });
  app.get(authPaths.users, async (request) => [userOf(request)]);

  app.get(authPaths.me, async (request) => userOf(request));
  app.patch(authPaths.me, change);
  app.put(authPaths.me, change);
  app.delete(authPaths.me, remove);

  app.post(authPaths.setPassword, setPassword);

  app.get<OneUser>(one, { preValidation: assertSelf }, async (request) => userOf(request));
  app.patch<OneUser>(one, { preValidation: assertSelf }, change);
  app.put<OneUser>(one, { preValidation: assertSelf }, change);
  app.delete<OneUser>(one, { preValidation: assertMayDelete }, remove);
}
