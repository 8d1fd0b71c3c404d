import type { MatrixActor } from './callRights';

/**
 * What an actor gets of a change in the club's push group: all of it, the bare news, or nothing. refused: the socket is
 * closed with 4401.
 */
export type Delivery = 'full' | 'bare' | 'nothing' | 'refused';

/** Of every club's group, own or not; the group of another club than the path's is nobody's. */
export const PUSH_MATRIX: Readonly<Record<MatrixActor, { published: Delivery; unpublished: Delivery }>> = {
  anonymous: { published: 'bare', unpublished: 'nothing' },
  inactive: { published: 'refused', unpublished: 'refused' },
  sailor: { published: 'full', unpublished: 'nothing' },
  self: { published: 'full', unpublished: 'nothing' },
  own_club: { published: 'full', unpublished: 'full' },
  other_club: { published: 'full', unpublished: 'nothing' },
  staff: { published: 'full', unpublished: 'full' },
  official: { published: 'full', unpublished: 'full' },
  // Of their sailing. The group of another club is closed to them.
  recorder: { published: 'full', unpublished: 'full' },
  // Programs read by GET, and are told by webhooks.
  key: { published: 'refused', unpublished: 'refused' },
  reading_key: { published: 'refused', unpublished: 'refused' },
};
