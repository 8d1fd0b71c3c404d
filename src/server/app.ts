import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { AppDeps, RouteDeps } from './deps';
import { ownOrigins } from './http/origin';
import { actionOf } from './openapi/actions';
import { schemaRoutes } from './openapi/routes';
import { BODY_LIMIT_BYTES, registerBodies } from './plugins/bodies';
import { answerClientError } from './plugins/clientErrors';
import { registerCompression } from './plugins/compression';
import { requestIds } from './plugins/requestId';
import { answerError, registerErrors } from './plugins/errors';
import { registerGracefulShutdown } from './plugins/gracefulShutdown';
import { registerRequestLog } from './plugins/logging';
import { registerMailbox } from './plugins/mailbox';
import { registerMethods, withLastSlash } from './plugins/methods';
import { registerMetrics } from './plugins/metrics/register';
import { registerPolicies } from './plugins/policies';
import { registerPressure } from './plugins/pressure';
import { registerHealth, readinessChecks } from './plugins/readiness';
import { createRateLimits } from './plugins/rateLimits';
import { registerSecurityHeaders } from './plugins/securityHeaders';
import { registerStaticFiles } from './plugins/staticFiles';
import { makeRunWrite } from './plugins/writes';
import { createHub } from './push/hub';
import { PUSH_LIMITS } from './push/pushLimits';
import { registerPush } from './push/route';
import { identifyWith } from './resources/auth/identify';
import { authRoutes, type AuthRouteDeps } from './routes/auth';
import { createKnownBrowsers } from './resources/auth/knownBrowsers';
import { createTokens, type Tokens } from './resources/auth/tokens';
import { createCalendarTokens, type CalendarTokenOf } from './commands/accounts/calendarLinks';
import { boatModelRoutes, boatRoutes } from './routes/boats';
import { clubRoutes } from './routes/clubs';
import { competitorRoutes } from './routes/competitors';
import { courseRoutes } from './routes/courses';
import { distinctCompetitorRoutes } from './routes/distinctCompetitors';
import { feedbackRoutes } from './routes/feedback';
import { blwImportRoutes } from './routes/blwImports';
import { exportRoutes } from './routes/exports';
import { entryImportRoutes } from './routes/entryImports';
import { setupRoutes } from './routes/setups';
import { finishRoutes } from './routes/finishes';
import { indexDataResponse } from './commands/index-data/indexDataResponse';
import { openRoutes } from './routes/open';
import { mediaRoutes } from './routes/media';
import { createEveningTokens, type EveningTokenOf } from './resources/auth/evening';
import { createRoleTokens, type RoleTokenOf, createResetTokens } from './commands/accounts/resetTokens';
import { calendarPages } from './pages/calendars/calendarPages';
import { resultPages } from './pages/results/resultPages';
import { passwordResetRoutes, type ResetRouteDeps } from './routes/passwordResets';
import { publicationRoutes } from './routes/publications';
import { raceClassRoutes } from './routes/raceClasses';
import { createMemoryCache } from './db/memoryCache';
import { cachedResponses } from './http/cachedResponse';
import { resultsFeed } from './resources/results/resultsFeed';
import { resultRoutes, resultLogRoutes } from './routes/results';
import { eveningLinkRoutes, sailingRoutes } from './routes/sailings';
import { sailorRoutes } from './routes/sailors';
import { searchRoutes } from './routes/search';
import { serieRoutes } from './routes/series';
import { statisticsRoutes } from './routes/statistics';
import { startGroupRoutes, startLogRoutes } from './routes/startGroups';
import { userRoutes, type UserRouteDeps } from './routes/users';
import { createPasswords } from './resources/users/passwords';

/** A request that takes longer to arrive is a broken line, or somebody who keeps lines busy. */
const REQUEST_TIMEOUT_MS = 60_000;

/** The whole server without a port: with the same dependencies it is the same server, in a test as in production. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, bus, now, newId, publicUrl, site, logger } = deps;
  const tokens = createTokens({ secret: deps.jwtSecret, now, newId });
  const passwords = createPasswords(deps.passwordCost);
  const rateLimits = createRateLimits({ isOn: deps.rateLimit, db, now, secret: deps.jwtSecret, logger });
  const memoryCache = createMemoryCache();
  const { sendCached, readCached, letGo } = cachedResponses({ db, memoryCache });
  const routes: RouteDeps = { db, bus, now, newId, site, write: makeRunWrite(deps), memoryCache, sendCached };
  const resultsOf = resultsFeed(routes);
  const hub = createHub({
    db,
    bus,
    now,
    resultsOf,
    buildId: deps.buildId,
    log: logger,
    readToken: readPushToken(tokens),
    ...deps.push,
  });
  const onUserRevoked = (userId: number) => hub.disconnectUser(userId);

  const app = newFastify(deps);
  const isOwnOrigin = ownOrigins({
    publicUrl,
    site,
    listening: () => app.addresses().filter((one) => typeof one !== 'string'),
    logger,
  });
  registerErrors(app, deps.metrics?.onTrouble);
  registerRequestLog(app);
  const { isLeaving } = registerGracefulShutdown(app);
  app.addHook('preClose', async () => letGo());
  await registerSecurityHeaders(app, publicUrl);
  if (deps.pressure) await registerPressure(app, { limits: deps.pressure, onShed: () => deps.metrics?.shed.inc() });
  await registerCompression(app);
  const completeMethods = registerMethods(app, actionOf);
  registerPolicies(app, { identify: identifyWith({ db, tokens, now }), calls: deps.calls });
  await registerBodies(app);
  await app.register(cookie);

  await registerPush(app, { hub, isOwnOrigin, ...(!deps.rateLimit && { acceptsPerSecond: Infinity }) });
  registerHealth(app, readinessChecks({ ...deps, isLeaving }));
  registerMetrics(app, { ...deps, hub, passwordsWaiting: passwords.waiting });
  if (deps.showsMailbox) registerMailbox(app, db);
  const knownBrowsers = createKnownBrowsers({ secret: deps.jwtSecret, now, newId, publicUrl });
  const accounts = { tokens, ...addressTokens(deps), passwords, knownBrowsers, onUserRevoked };
  registerApi(app, { ...routes, ...accounts, rateLimits, publicUrl, isOwnOrigin, logger });
  calendarPages(app, routes);
  resultPages(app, routes);
  schemaRoutes(app, { site, buildId: deps.buildId, socketLimits: { ...PUSH_LIMITS, ...deps.push?.limits } });
  completeMethods();

  const startPageData = async () =>
    `{"at":"${now().toISOString()}","data":${await readCached(indexDataResponse(null, now, site()))}}`;
  if (deps.staticDir) await registerStaticFiles(app, deps.staticDir, { site, startPageData });
  return app;
}

/** What makes the ends of addresses that open something by themselves. */
const addressTokens = ({ jwtSecret: secret, now }: AppDeps) => ({
  resetTokens: createResetTokens({ secret, now }),
  roleToken: createRoleTokens({ secret }),
  eveningToken: createEveningTokens({ secret }),
  calendarToken: createCalendarTokens({ secret }),
});

interface ApiDeps extends UserRouteDeps, AuthRouteDeps, ResetRouteDeps {
  roleToken: RoleTokenOf;
  eveningToken: EveningTokenOf;
  calendarToken: CalendarTokenOf;
}

/** The HTTP API: the routes of all resources. */
function registerApi(app: FastifyInstance, deps: ApiDeps): void {
  userRoutes(app, deps);
  authRoutes(app, deps);
  openRoutes(app, deps);
  passwordResetRoutes(app, deps);
  clubRoutes(app, deps);
  sailorRoutes(app, deps);
  mediaRoutes(app, deps);
  boatModelRoutes(app, deps);
  boatRoutes(app, deps);
  sailingRoutes(app, deps);
  eveningLinkRoutes(app, deps);
  resultRoutes(app, deps);
  serieRoutes(app, deps);
  courseRoutes(app, deps);
  statisticsRoutes(app, deps);
  startGroupRoutes(app, deps);
  raceClassRoutes(app, deps);
  competitorRoutes(app, deps);
  distinctCompetitorRoutes(app, deps);
  entryImportRoutes(app, deps);
  blwImportRoutes(app, deps);
  setupRoutes(app, deps);
  exportRoutes(app, deps);
  finishRoutes(app, deps);
  startLogRoutes(app, deps);
  resultLogRoutes(app, deps);
  publicationRoutes(app, deps);
  searchRoutes(app, deps);
  feedbackRoutes(app, deps);
}

/** What the push connection needs to know of an access token; the rest it looks up itself. */
const readPushToken = (tokens: Tokens) => (token: string) => {
  const claims = tokens.read(token, 'access');
  return typeof claims === 'string' ? null : claims;
};

function newFastify({ logger, trustProxy, newId }: AppDeps): FastifyInstance {
  return Fastify({
    loggerInstance: logger,
    // One line per request, written when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trustProxy, newId),
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    rewriteUrl: ({ url }) => withLastSlash(url ?? '/'),
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // What still comes on a line that is open is answered (plugins/gracefulShutdown.ts).
    return503OnClosing: false,
  });
}
