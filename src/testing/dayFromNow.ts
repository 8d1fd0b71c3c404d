import type { WireDate } from '../shared/contract/common';
import { addDays } from '../shared/domain/calendar';
import { localDateOf } from '../shared/domain/time';

/** The day so many days from today by Swedish clocks. */
export const dayFromNow = (days: number): WireDate => addDays(localDateOf(Date.now()), days);
