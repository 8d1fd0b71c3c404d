import type { SerieRow } from '../../../../shared/contract/series';
import { MoreMenu } from '../../../ui/menus/MoreMenu';
import { texts } from '../texts';

interface SerieActionsProps {
  serie: SerieRow;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** What an official can do with a serie without opening it. */
export function SerieActions({ serie, onEdit, onCopy, onRemove }: SerieActionsProps) {
  const actions = [
    { label: texts.edit, run: onEdit },
    { label: texts.copy, run: onCopy },
    { label: texts.remove, run: onRemove, danger: true },
  ];
  return <MoreMenu label={texts.more(serie.name)} actions={actions} />;
}
