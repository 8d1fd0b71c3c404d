import type { Id } from '../../../shared/contract/common';

/** 48 bits of the uuid: they fit a number exactly, and no two changes of a browser share them. */
const HEX_DIGITS = 12;

/**
 * What a boat is known by on this screen until the server has given her an id: a negative number made of the uuid of
 * the change that enters her, so that it is the same after a reload, and never one of the server's.
 */
export const temporaryId = (change: string): Id =>
  -1 - Number.parseInt(change.replaceAll('-', '').slice(0, HEX_DIGITS), 16);

export const isTemporary = (id: Id): boolean => id < 0;
