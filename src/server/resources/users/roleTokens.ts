import { createHmac } from 'node:crypto';

const TOKEN_LENGTH = 32;

/** What the token of an invitation is bound to. */
export interface InvitedRole {
  id: number;
  email: string;
  invited_at: string;
}

/** The last part of the address in the mail of an invitation. */
export type RoleTokenOf = (role: InvitedRole) => string;

/** Made again when the mail is sent: neither the invitation nor the outbox holds it. */
export function createRoleTokens({ secret }: { secret: string }): RoleTokenOf {
  const key = createHmac('sha256', secret).update('club role').digest();
  return ({ id, email, invited_at }) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, email, invited_at]))
      .digest('hex')
      .slice(0, TOKEN_LENGTH);
}
