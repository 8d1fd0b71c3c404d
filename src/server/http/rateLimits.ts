/** Each call throws 429 when its limit is spent. */
export interface RateLimits {
  /**
   * Counts a login before its password is looked at, so that many at once are not many guesses. What it returns takes
   * the count back: only wrong passwords are to count.
   */
  login(address: string, email: string): Promise<() => Promise<void>>;
  registration(address: string): Promise<void>;
  resetFrom(address: string): Promise<void>;
  resetOf(email: string): Promise<void>;
  /** Accounts that a club makes for others. */
  invitation(clubId: number): Promise<void>;
  feedback(userId: number): Promise<void>;
  /** Files that a user sends in. */
  upload(userId: number): Promise<void>;
}
