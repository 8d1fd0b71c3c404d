/** An account that the operator has made. */
export interface CreatedAccount {
  id: number;
  email: string;
  /** Slug of the club that it runs. */
  club: string | null;
  /** It runs the platform. */
  admin: boolean;
}
