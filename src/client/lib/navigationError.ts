/** An error of going somewhere, with the status that its page shows. */
export interface NavigationError extends Error {
  status: number;
}

export const navigationError = (status: number, message: string): NavigationError =>
  Object.assign(new Error(message), { status });

/** A route that fails validation is a page that could not be found (specification 8). */
export function notFound(): never {
  throw navigationError(404, 'This page could not be found');
}

/** The status code of an error, 500 when it has none (specification 8). */
export function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}
