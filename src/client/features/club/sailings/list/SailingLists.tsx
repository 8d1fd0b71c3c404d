import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useState, useId, type ReactNode } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { localDateOf } from '../../../../../shared/domain/time';
import { selectConnectionPhase } from '../../../../state/connection';
import { useAppSelector } from '../../../../state/rootState';
import { rowList } from '../../../../ui/ListRow';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { SearchField } from '../../../../ui/fields/ToolField';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { edgeAligned } from '../../../../ui/styles';
import type { SailingDialogState } from '../form/SailingDialogs';
import { SailingMenu } from '../form/SailingMenu';
import { useSailingStatus } from '../form/useSailingStatus';
import { manySailingsTexts as manyTexts } from '../many/texts';
import type { Selection } from '../many/useSelection';
import { sailingTexts } from '../texts';
import { SailingItem } from './SailingItem';
import { groupSailings, matchesQuery } from './groupSailings';

interface SailingSectionProps {
  title: string;
  sailings: readonly SailingRow[];
  moreOf: (sailing: SailingRow) => ReactNode;
  entryOf: (sailing: SailingRow) => ReactNode;
  /** Null where no sailings are chosen. */
  selection: Pick<Selection, 'has' | 'toggle'> | null;
}

function SailingSection({ title, sailings, moreOf, entryOf, selection }: SailingSectionProps) {
  const heading = useId();
  if (sailings.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mb: 1, mt: 4 }}>
        {title}
      </Typography>
      <ul style={rowList('9.5rem')}>
        {sailings.map((sailing) => (
          <SailingItem
            key={sailing.id}
            sailing={sailing}
            more={moreOf(sailing)}
            entry={entryOf(sailing)}
            pick={selection && { isChosen: selection.has(sailing.id), onToggle: () => selection.toggle(sailing.id) }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Says that the rows may be old, while there is no connection. */
function StaleNotice() {
  const phase = useAppSelector(selectConnectionPhase);
  if (phase !== 'offline' && phase !== 'gaveUp') return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {sailingTexts.staleRows}
    </Alert>
  );
}

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
  const [today] = useState(() => localDateOf(Date.now()));
  const hits = sailings.filter((sailing) => matchesQuery(sailing, sought));
  const { ongoing, upcoming, earlier } = groupSailings(hits, today);

  const moreOf = (sailing: SailingRow) =>
    show && (
      <SailingMenu
        sailing={sailing}
        show={show}
        more={[
          { label: sailingTexts.edit, run: () => show({ kind: 'edit', id: sailing.id }) },
          ...(sailing.status === 'unpublished'
            ? [{ label: sailingTexts.publish, run: () => void change(sailing.id, 'upcoming') }]
            : []),
        ]}
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
          drawing="adrift"
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
