import type { SerieMerge, SerieRow } from '../../../shared/contract/series';
import type { SailingStatus } from '../../../shared/contract/sailings';
import { parseSerieRules } from '../../../shared/domain/series/serieRules';
import { serieStatus } from '../../../shared/domain/status';
import { wireDatetime } from '../../../shared/domain/time';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import type { SerieRecord } from '../../db/schema';
import type { MergeRecord } from './repositoryMerges';

/** What is counted in a serie's published sailings. */
export interface SerieFacts {
  statuses: SailingStatus[];
  competitorCount: number;
}

/** The serie as frames carry it. */
export function presentSerieFrame(serie: SerieRecord, { statuses, competitorCount }: SerieFacts): SerieRow {
  const status = serieStatus(serie.is_published === 1, statuses);
  return {
    id: serie.id,
    club: serie.club_id,
    name: serie.name,
    description: serie.description,
    is_published: serie.is_published === 1,
    ...parseSerieRules(serie.rules),
    status,
    status_label: SAILING_STATUS_LABELS[status],
    sailing_count: statuses.length,
    competitor_count: competitorCount,
    version: serie.version,
    created_at: wireDatetime(Date.parse(serie.created_at)),
    updated_at: wireDatetime(Date.parse(serie.updated_at)),
  };
}

export const presentMerge = ({ id, from_key, into_key }: MergeRecord): SerieMerge => ({
  id,
  from: from_key,
  into: into_key,
});
