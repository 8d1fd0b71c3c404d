/** An account that the operator has created. */
export interface CreatedAccount {
  id: number;
  email: string;
  /** The slug of the club that the account runs. */
  club: string | null;
  /** True for an account that runs the platform. */
  admin: boolean;
}
