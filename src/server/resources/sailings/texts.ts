import type { SailingStatus } from '../../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';

export const sailingTexts = {
  verified: 'Resultatet är verifierat och kan inte ändras.',
  transition: (from: SailingStatus, to: SailingStatus) =>
    `Statusen kan inte ändras från ${SAILING_STATUS_LABELS[from]} till ${SAILING_STATUS_LABELS[to]}.`,
  verifiedTooEarly: 'Resultatet kan verifieras först när seglingen är avslutad.',
  /** Put after the name of the sailing. */
  copy: ' (kopia)',
} as const;
