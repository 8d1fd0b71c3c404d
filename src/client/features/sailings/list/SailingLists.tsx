import { useDeferredValue, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { localDateOf } from '../../../../shared/domain/time';
import { EmptyState } from '../../../ui/EmptyState';
import { TextField } from '../../../ui/TextField';
import type { HistoryDialog } from '../../../ui/useHistoryDialog';
import { useSailingStatus } from '../form/useSailingStatus';
import { texts } from '../texts';
import { useCopySailing } from './useCopySailing';
import { groupSailings, matchesQuery } from './groupSailings';
import { SailingActions } from './SailingActions';
import { dialogNames } from './SailingDialogs';
import { StaleNotice } from './StaleNotice';
import { SailingSection } from './SailingSection';

/** Fewer than this are seen at a glance. */
const SEARCH_FROM = 9;

interface SailingListsProps {
  sailings: readonly SailingRow[];
  /** Null for those who only read. */
  dialog: HistoryDialog | null;
  entryOf: (sailing: SailingRow) => ReactNode;
}

/** Pågående, Kommande and Tidigare. */
export function SailingLists({ sailings, dialog, entryOf }: SailingListsProps) {
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const { change } = useSailingStatus();
  const copy = useCopySailing();
  const [today] = useState(() => localDateOf(Date.now()));
  const hits = sailings.filter((sailing) => matchesQuery(sailing, sought));
  const { ongoing, upcoming, earlier } = groupSailings(hits, today);

  const moreOf = (sailing: SailingRow) =>
    dialog && (
      <SailingActions
        sailing={sailing}
        onEdit={() => dialog.open(dialogNames.edit(sailing.id))}
        onPublish={() => void change(sailing.id, 'upcoming')}
        onCopy={() => void copy(sailing.id)}
        onRemove={() => dialog.open(dialogNames.remove(sailing.id))}
      />
    );
  return (
    <>
      <StaleNotice />
      {sailings.length < SEARCH_FROM ? null : (
        <TextField
          id="sok-segling"
          type="search"
          label={texts.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          sx={{ maxWidth: 360 }}
        />
      )}
      {hits.length === 0 ? (
        <EmptyState
          title={texts.noHits}
          text={texts.noHitsText}
          action={<Button onClick={() => setQuery('')}>{texts.clearSearch}</Button>}
        />
      ) : null}
      <SailingSection title={texts.ongoing} sailings={ongoing} moreOf={moreOf} entryOf={entryOf} />
      <SailingSection title={texts.upcoming} sailings={upcoming} moreOf={moreOf} entryOf={entryOf} />
      <SailingSection title={texts.earlier} sailings={earlier} moreOf={moreOf} entryOf={entryOf} />
    </>
  );
}
