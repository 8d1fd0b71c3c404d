import type { Page, Request } from '@playwright/test';
import type { CompetitorMove, MovePayload } from '../../shared/contract/competitors';

const isMove = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/move-competitors/');

/**
 * Tells of each call with moves that leaves this screen from now on. Gives the list that the moves are put in once the
 * server has confirmed them.
 */
export function watchMoves(page: Page, onSent: () => void): CompetitorMove[] {
  const acknowledged: CompetitorMove[] = [];
  page.on('request', (request) => {
    if (isMove(request)) onSent();
  });
  page.on('response', (response) => {
    if (!isMove(response.request()) || !response.ok()) return;
    acknowledged.push(...(response.request().postDataJSON() as MovePayload).moves);
  });
  return acknowledged;
}
