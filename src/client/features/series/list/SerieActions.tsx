import type { SerieRow } from '../../../../shared/contract/series';
import { MoreMenu } from '../../../ui/menus/MoreMenu';
import { serieTexts } from '../texts';

interface SerieActionsProps {
  serie: SerieRow;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** What an official can do with a serie without opening it. */
export function SerieActions({ serie, onEdit, onCopy, onRemove }: SerieActionsProps) {
  const actions = [
    { label: serieTexts.edit, run: onEdit },
    { label: serieTexts.copy, run: onCopy },
    { label: serieTexts.remove, run: onRemove, danger: true },
  ];
  return <MoreMenu label={serieTexts.more(serie.name)} actions={actions} />;
}
