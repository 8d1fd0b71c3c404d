import Button from '@mui/material/Button';
import type { Sailor } from '../../../../../shared/contract/sailors';
import { useBoatModelsQuery, useMyBoats } from '../../../../api/boats';
import { useUpdateSailorMutation } from '../../../../api/sailors';
import type { Boat } from '../../../../../shared/contract/boats';
import type { BoatModels } from '../../../../sailing-ui/boat/BoatFields';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { usePrefetch } from '../../../../lib/prefetch';
import { showToast } from '../../../../ui/messages/toasts';
import { useDialog } from '../../../../ui/dialogs/useDialog';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
import { settingsTexts as allTexts } from '../texts';
import { BoatItem } from './BoatItem';
import { boatName } from './boatName';
import type { OwnBoatDialog } from './BoatDialogs';
import { modelOf } from '../../../../sailing-ui/boat/boatValues';

const texts = allTexts.boats;

const loadDialogs = () => import('./BoatDialogs');
const BoatDialogs = lazyDialog(async () => (await loadDialogs()).BoatDialogs);

function useModels(): BoatModels {
  const { data, isLoading, isError } = useBoatModelsQuery();
  return { models: data ?? [], areLoading: isLoading, haveFailed: isError };
}

/** Which boat is proposed when the sailor enters a sailing. */
function useMakeDefault(sailor: Sailor): (boat: Boat) => Promise<void> {
  const [update] = useUpdateSailorMutation();
  return async (boat) => {
    const { error } = await update({ id: sailor.id, changes: { default_boat: boat.id } });
    showToast(
      error
        ? { kind: 'error', text: texts.defaultFailed }
        : { kind: 'success', text: texts.madeDefault(boatName(boat)) },
    );
  };
}

interface BoatListProps {
  boats: readonly Boat[];
  models: BoatModels;
  sailor: Sailor;
  onOpen: (dialog: OwnBoatDialog) => void;
}

function BoatList({ boats, models, sailor, onOpen }: BoatListProps) {
  const makeDefault = useMakeDefault(sailor);
  const add = (
    <Button
      variant={boats.length === 0 ? 'contained' : 'outlined'}
      sx={{ mt: 2 }}
      onClick={() => onOpen({ kind: 'create' })}
    >
      {texts.add}
    </Button>
  );
  if (boats.length === 0)
    return <EmptyState drawing="berth" title={texts.emptyTitle} text={texts.emptyText} action={add} />;
  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {boats.map((boat) => (
          <BoatItem
            key={boat.id}
            boat={boat}
            model={modelOf(boat, models.models)}
            isDefault={boat.id === sailor.default_boat}
            onEdit={() => onOpen({ kind: 'edit', id: boat.id })}
            onMakeDefault={() => void makeDefault(boat)}
            onRemove={() => onOpen({ kind: 'delete', id: boat.id })}
          />
        ))}
      </ul>
      {add}
    </>
  );
}

export function BoatsSection({ sailor }: { sailor: Sailor }) {
  const { status, boats, error, refetch } = useMyBoats();
  const models = useModels();
  const { dialog, show, close } = useDialog<OwnBoatDialog>('boat');
  usePrefetch(loadDialogs);
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {status === 'loading' ? <ListSkeleton rows={2} height={120} /> : null}
      {boats === undefined && status !== 'loading' ? (
        <ErrorState title={texts.failed} error={error} onRetry={refetch} />
      ) : null}
      {boats === undefined ? null : (
        <>
          <BoatList boats={boats} models={models} sailor={sailor} onOpen={show} />
          {models.areLoading || dialog === null ? null : (
            <BoatDialogs boats={boats} models={models} dialog={dialog} onClose={close} />
          )}
        </>
      )}
    </SettingsSection>
  );
}
