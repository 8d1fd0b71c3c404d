/** Whose token it is: the `user_id` of its claims. Null when it cannot be read. */
export function tokenUser(access: string): string | null {
  const [, claims] = access.split('.');
  if (claims === undefined) return null;
  try {
    const { user_id }: { user_id?: unknown } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return user_id === undefined ? null : String(user_id);
  } catch {
    return null;
  }
}
