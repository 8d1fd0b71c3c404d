/** Whose token it is: the `user_id` of its claims. Null when it cannot be read. */
export function tokenUser(access: string): string | null {
  const [, claims] = access.split('.');
  if (claims === undefined) return null;
  try {
    const read: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof read === 'object' && read !== null && 'user_id' in read ? String(read.user_id) : null;
  } catch {
    return null;
  }
}
