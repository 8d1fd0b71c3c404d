import type { SerieRow } from '../shared/contract/series';
import { DEFAULT_SERIE_RULES } from '../shared/domain/series/serieRules';

/** A serie as lists and frames carry it. */
export const aSerieRow = (values: Partial<SerieRow> = {}): SerieRow => ({
  id: 4,
  version: 1,
  created_at: '2026-04-01T12:00:00+02:00',
  updated_at: '2026-06-01T12:00:00+02:00',
  club: 1,
  name: 'Torsdagsserien 2026',
  description: '',
  is_published: true,
  status: 'ongoing',
  status_label: 'Pågående',
  sailing_count: 3,
  competitor_count: 12,
  ...DEFAULT_SERIE_RULES,
  ...values,
});
