import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../deps';
import { HttpError } from '../errors';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Contract section 3: how many, in how many seconds. */
const LIMITS = {
  failedLoginsOfAddress: { points: 10, duration: MINUTE_S },
  failedLoginsOfEmail: { points: 5, duration: MINUTE_S },
  registrationsOfAddress: { points: 20, duration: HOUR_S },
  resetsOfAddress: { points: 20, duration: HOUR_S },
  resetsOfEmail: { points: 5, duration: HOUR_S },
  invitationsOfClub: { points: 30, duration: HOUR_S },
  feedbackOfUser: { points: 10, duration: HOUR_S },
  uploadsOfUser: { points: 20, duration: HOUR_S },
} as const;

function tooMany(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const unit = seconds === 1 ? 'sekund' : 'sekunder';
  return new HttpError(
    429,
    { detail: `Förfrågan stoppades eftersom du har skickat för många. Försök igen om ${seconds} ${unit}.` },
    { 'Retry-After': String(seconds) },
  );
}

async function spend(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) throw tooMany(rejection.msBeforeNext);
    throw rejection;
  }
}

const unlimited = async () => {};
const UNLIMITED: RateLimits = {
  login: async () => unlimited,
  registration: unlimited,
  resetFrom: unlimited,
  resetOf: unlimited,
  invitation: unlimited,
  feedback: unlimited,
  upload: unlimited,
};

/** Limits of this process, each counted from the first call of its window. */
export function createRateLimits({ isOn }: { isOn: boolean }): RateLimits {
  if (!isOn) return UNLIMITED;

  const ofAddress = new RateLimiterMemory(LIMITS.failedLoginsOfAddress);
  const ofEmail = new RateLimiterMemory(LIMITS.failedLoginsOfEmail);
  const registrations = new RateLimiterMemory(LIMITS.registrationsOfAddress);
  const resetsOfAddress = new RateLimiterMemory(LIMITS.resetsOfAddress);
  const resetsOfEmail = new RateLimiterMemory(LIMITS.resetsOfEmail);
  const invitations = new RateLimiterMemory(LIMITS.invitationsOfClub);
  const feedback = new RateLimiterMemory(LIMITS.feedbackOfUser);
  const uploads = new RateLimiterMemory(LIMITS.uploadsOfUser);

  return {
    login: async (address, email) => {
      await spend(ofAddress, address);
      await spend(ofEmail, email);
      return async () => {
        await ofAddress.reward(address);
        await ofEmail.reward(email);
      };
    },
    registration: (address) => spend(registrations, address),
    resetFrom: (address) => spend(resetsOfAddress, address),
    resetOf: (email) => spend(resetsOfEmail, email),
    invitation: (clubId) => spend(invitations, String(clubId)),
    feedback: (userId) => spend(feedback, String(userId)),
    upload: (userId) => spend(uploads, String(userId)),
  };
}
