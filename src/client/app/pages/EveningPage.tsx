import '../memberSlices';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Recorder } from '../../../shared/contract/evening';
import type { SailingRow } from '../../../shared/contract/sailings';
import { useLogoutMutation, useMeQuery } from '../../api/auth';
import { useSailing } from '../../api/sailings';
import { unsentChanges } from '../../changes/ownChanges';
import { EveningEntrance, eveningTexts } from '../../features/entrance/evening/EveningEntrance';
import { chunk, lazyPage } from '../../lib/chunk';
import { paths } from '../../paths';
import { EveningModes } from '../../sailing-ui/race-mode/EveningModes';
import { useAppSelector, useAppStore } from '../../state/rootState';
import { selectIsRecorder, selectSessionStatus } from '../../state/session';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { PageHeader } from '../../ui/page/PageHeader';
import { InSlices } from '../../ui/states/InSlices';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { LoadedRow } from '../layouts/LoadedRow';
import { useLiveClub } from '../layouts/ClubLayout';
import { WithUser } from '../login/WithUser';
import { EveningScreen, QUIET_SCREENS, QuietWays, SCREEN, screenHref } from './EveningScreens';

const StartConsolePage = lazyPage(chunk(() => import('../../features/race-night/start-console/StartConsolePage')));
const FinishLivePage = lazyPage(chunk(() => import('../../features/race-night/finish/live/FinishLivePage')));

const MODES = [
  { key: 'start', name: eveningTexts.start, Page: StartConsolePage },
  { key: 'mal', name: eveningTexts.finish, Page: FinishLivePage },
] as const;

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="main" sx={{ width: '100%', maxWidth: 520, marginInline: 'auto', padding: 2 }}>
    <PageHeader title={title} />
    {children}
  </Stack>
);

/** Where the screens of the evening are chosen, and left for good. */
function EveningHome({ recorder, sailing }: { recorder: Recorder; sailing: SailingRow }) {
  const store = useAppStore();
  const [logOut, { isLoading }] = useLogoutMutation();
  const [unsent, setUnsent] = useState(0);
  const leave = async () => {
    const { kept, unkept } = await unsentChanges(store);
    if (kept + unkept > 0) setUnsent(kept + unkept);
    else await logOut();
  };
  return (
    <Column title={sailing.name}>
      <Stack spacing={2}>
        <Typography>{eveningTexts.recordsAs(recorder.name, recorder.label)}</Typography>
        {MODES.map(({ key, name }) => (
          <Button
            key={key}
            component={Link}
            nativeButton={false}
            to={screenHref(key)}
            variant="contained"
            // Stronger than the height that buttons have under a finger.
            sx={{ '&&': { minHeight: 96 }, fontSize: '1.75rem' }}
          >
            {name}
          </Button>
        ))}
        <QuietWays />
        <Button loading={isLoading} onClick={() => void leave()}>
          {eveningTexts.leave}
        </Button>
        <ConfirmDialog
          open={unsent > 0}
          danger
          title={eveningTexts.leaveTitle}
          text={eveningTexts.unsent(unsent)}
          confirmLabel={eveningTexts.leave}
          cancelLabel={eveningTexts.stay}
          onConfirm={async () => void (await logOut())}
          onClose={() => setUnsent(0)}
        />
      </Stack>
    </Column>
  );
}

/** The evening of who came by a link: one sailing, live, its two screens, and what is done beside them. */
function Evening({ recorder }: { recorder: Recorder }) {
  useLiveClub(recorder.club.id);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { status, sailing: row, error, refetch } = useSailing(recorder.sailing);
  const open = query.get(SCREEN);
  const mode = MODES.find(({ key }) => key === open);
  const screen = QUIET_SCREENS.find(({ key }) => key === open);
  const switches = MODES.map(({ key, name }) => ({ name, to: screenHref(key), isOpen: key === mode?.key }));
  const ofEvening = {
    modes: <EveningModes label={eveningTexts.modes} modes={switches} />,
    onLeave: () => void navigate(paths.eveningHome, { replace: true }),
  };
  return (
    <LoadedRow status={status} row={row} failed={eveningTexts.sailingFailed} error={error} refetch={refetch}>
      {(sailing) =>
        mode ? (
          <mode.Page key={mode.key} club={recorder.club} sailing={sailing} {...ofEvening} />
        ) : screen ? (
          <EveningScreen key={screen.key} screen={screen} club={recorder.club} sailing={sailing} />
        ) : (
          <EveningHome recorder={recorder} sailing={sailing} />
        )
      }
    </LoadedRow>
  );
}

/** Helpers of one evening come in here by a link, without an account. The address without the link is for who is in. */
export default function EveningPage() {
  const { token = '' } = useParams();
  const status = useAppSelector(selectSessionStatus);
  const isRecorder = useAppSelector(selectIsRecorder);
  const { data: me } = useMeQuery(undefined, { skip: status !== 'loggedIn' });
  if (status === 'unknown') return <PageSkeleton />;
  if (isRecorder && token === '') {
    return (
      <WithUser>
        {({ recorder }) =>
          recorder ? (
            <InSlices fallback={<PageSkeleton />}>
              <Evening recorder={recorder} />
            </InSlices>
          ) : (
            <PageSkeleton />
          )
        }
      </WithUser>
    );
  }
  return (
    <Column title={eveningTexts.title}>
      <EveningEntrance token={token} isInside={isRecorder} account={isRecorder ? null : me?.email || null} />
    </Column>
  );
}
