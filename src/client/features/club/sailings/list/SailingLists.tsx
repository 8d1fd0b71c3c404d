import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { localDateOf } from '../../../../../shared/domain/time';
import { edgeAligned } from '../../../../ui/styles';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { SearchField } from '../../../../ui/fields/ToolField';
import type { SailingDialogState } from '../form/SailingDialogs';
import { useSailingStatus } from '../form/useSailingStatus';
import { manySailingsTexts as manyTexts } from '../many/texts';
import type { Selection } from '../many/useSelection';
import { sailingTexts } from '../texts';
import { useCopySailing } from './useCopySailing';
import { groupSailings, matchesQuery } from './groupSailings';
import { SailingActions } from './SailingActions';
import { StaleNotice } from './StaleNotice';
import { SailingSection } from './SailingSection';

const ManyBar = lazyDialog(async () => (await import('../many/ManyBar')).ManyBar);

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  '&:empty': { display: 'none' },
}));

const Search = styled('div')({ flex: '1 1 9rem', maxWidth: 360 });

/** Fewer than this are seen at a glance. */
const SEARCH_FROM = 9;

interface SailingListsProps {
  sailings: readonly SailingRow[];
  /** Opens a dialog; null for those who only read. */
  show: ((dialog: SailingDialogState) => void) | null;
  entryOf: (sailing: SailingRow) => ReactNode;
  selection: Selection;
}

/** Pågående, Kommande and Tidigare. */
export function SailingLists({ sailings, show, entryOf, selection }: SailingListsProps) {
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const { change } = useSailingStatus();
  const copy = useCopySailing((id) => show?.({ kind: 'edit', id }));
  const [today] = useState(() => localDateOf(Date.now()));
  const hits = sailings.filter((sailing) => matchesQuery(sailing, sought));
  const { ongoing, upcoming, earlier } = groupSailings(hits, today);

  const moreOf = (sailing: SailingRow) =>
    show && (
      <SailingActions
        sailing={sailing}
        onEdit={() => show({ kind: 'edit', id: sailing.id })}
        onPublish={() => void change(sailing.id, 'upcoming')}
        onCopy={() => void copy(sailing.id)}
        onRemove={() => show({ kind: 'delete', id: sailing.id })}
      />
    );
  const sections = { moreOf, entryOf, selection: selection.isOn ? selection : null };
  const mayChoose = show !== null && sailings.length > 1;
  return (
    <>
      <StaleNotice />
      <Tools>
        {sailings.length < SEARCH_FROM ? null : (
          <Search>
            <SearchField label={sailingTexts.search} value={query} onChange={setQuery} />
          </Search>
        )}
        {mayChoose && !selection.isOn ? (
          <Button sx={edgeAligned} onClick={selection.start}>
            {manyTexts.select}
          </Button>
        ) : null}
      </Tools>
      {hits.length === 0 ? (
        <EmptyState
          title={sailingTexts.noHits}
          text={sailingTexts.noHitsText}
          action={<Button onClick={() => setQuery('')}>{sailingTexts.clearSearch}</Button>}
        />
      ) : null}
      <SailingSection title={sailingTexts.ongoing} sailings={ongoing} {...sections} />
      <SailingSection title={sailingTexts.upcoming} sailings={upcoming} {...sections} />
      <SailingSection title={sailingTexts.earlier} sailings={earlier} {...sections} />
      {selection.isOn && show ? (
        <ManyBar
          chosen={selection.chosen}
          all={hits}
          onChoose={selection.choose}
          onMove={() => show({ kind: 'moveMany' })}
          onRemove={() => show({ kind: 'deleteMany' })}
          onStop={selection.stop}
          onClose={selection.stop}
        />
      ) : null}
    </>
  );
}
