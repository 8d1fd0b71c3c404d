import type { ComponentType } from 'react';
import { navigationError } from '../../lib/navigationError';
import { RequireLogin } from './RequireLogin';

const MIDDLEWARE: Record<string, ComponentType | undefined> = { auth: RequireLogin };

/**
 * What must be passed on the way to the pages below, by name. A name that nobody knows is an error of status 500, never
 * an open door.
 */
export function Middleware({ name }: { name: string }) {
  const Guard = MIDDLEWARE[name];
  if (!Guard) throw navigationError(500, 'Unknown middleware');
  return <Guard />;
}
