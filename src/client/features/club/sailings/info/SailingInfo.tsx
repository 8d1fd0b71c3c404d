import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { plannedSailingStart } from '../../../../../shared/domain/effectiveStart';
import { useFinishSailing } from '../../../../changes/finishSailing';
import { usePrefetch } from '../../../../lib/prefetch';
import { paths } from '../../../../paths';
import { selectNow } from '../../../../state/clock';
import { useAppSelector } from '../../../../state/rootState';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { InfoColumns, InfoSection } from '../../../../ui/page/InfoSection';
import { SailingMenu } from '../form/SailingMenu';
import { useSailingDialogs } from '../form/useSailingDialogs';
import { tellProblem, tellStatus, useSailingStatus } from '../form/useSailingStatus';
import { sailingTexts } from '../texts';
import { Facts } from './Facts';
import { GroupTable } from './GroupTable';
import { StatusPanel } from './StatusPanel';
import { useSailingOverview, type SailingOverview } from './useSailingOverview';

const loadFinishDialog = () => import('../../../../sailing-ui/FinishDialog');
const FinishDialog = lazyDialog(async () => (await loadFinishDialog()).FinishDialog);

const NEAR_START_MS = 2 * 3_600_000;

/** What an official does with a sailing that has not started: boats, their groups, and near the start the start itself. */
function useWork(club: Club, sailing: SailingRow, { groups, ungrouped, transition }: SailingOverview) {
  const start = plannedSailingStart(sailing);
  const isNear = useAppSelector((state) => start !== null && start - selectNow(state) < NEAR_START_MS);
  if (sailing.status !== 'upcoming') return null;
  const { work } = sailingTexts.info;
  const competitors = paths.competitors(club.slug, sailing.id);
  if (!transition.hasEntries) return { label: work.boats, to: competitors };
  if (isNear) return { label: work.start, to: paths.startConsole(club.slug, sailing.id) };
  const lacksGroups = sailing.start_type === 'groups' && (groups.length === 0 || ungrouped > 0);
  return lacksGroups ? { label: work.groups, to: competitors } : null;
}

/** For the official: where the sailing stands, and its way on. */
function Status({ club, sailing }: { club: Club; sailing: SailingRow }) {
  const overview = useSailingOverview(sailing);
  const work = useWork(club, sailing, overview);
  const { change, isSaving } = useSailingStatus();
  const { question, finish, giveUp, ...finishing } = useFinishSailing(sailing, {
    onFinished: () => tellStatus('finished'),
    onFailed: tellProblem,
  });
  usePrefetch(loadFinishDialog);
  return (
    <Box sx={{ maxWidth: 1120, mb: 4 }}>
      <StatusPanel
        sailing={sailing}
        facts={overview.transition}
        work={work}
        isSaving={isSaving || finishing.isSaving}
        onStatus={(status) => void (status === 'finished' ? finish() : change(sailing.id, status))}
      />
      {question && (
        <FinishDialog
          question={question}
          ways={finishing}
          ratingHref={paths.competitors(club.slug, sailing.id)}
          onClose={giveUp}
        />
      )}
    </Box>
  );
}

const Side = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

interface SailingInfoProps {
  club: Club;
  sailing: SailingRow;
  /** More that there is to know. */
  children?: ReactNode;
}

/** What there is to know about a sailing, and for those who run it the next step. */
export function SailingInfo({ club, sailing, children }: SailingInfoProps) {
  const { groups, ungrouped } = useSailingOverview(sailing);
  const navigate = useNavigate();
  const list = paths.sailings(club.slug);
  const { show, dialogs } = useSailingDialogs(club, [sailing], () => void navigate(list, { replace: true }));
  const noGroups = club.can_edit ? sailingTexts.info.noGroups : sailingTexts.info.noGroupsSailor;
  return (
    <>
      {club.can_edit ? <Status club={club} sailing={sailing} /> : null}
      <InfoColumns>
        <InfoSection
          title={sailingTexts.info.facts}
          actions={
            club.can_edit ? (
              <>
                <Button onClick={() => show({ kind: 'edit', id: sailing.id })}>{sailingTexts.edit}</Button>
                <SailingMenu
                  sailing={sailing}
                  show={show}
                  onEditCopy={(copy) => void navigate(paths.sailingInfo(club.slug, copy))}
                />
              </>
            ) : undefined
          }
        >
          <Facts club={club} sailing={sailing} />
          {sailing.description === '' ? null : (
            <Typography sx={{ mt: 3, whiteSpace: 'pre-wrap', maxWidth: '65ch' }}>{sailing.description}</Typography>
          )}
        </InfoSection>
        <Side>
          {sailing.start_type === 'individual' ? (
            <InfoSection title={sailingTexts.info.startList}>
              <Typography>{sailingTexts.info.startListText}</Typography>
              <Button component={Link} to={paths.startList(club.slug, sailing.id)} variant="outlined" sx={{ mt: 2 }}>
                {sailingTexts.info.openStartList}
              </Button>
            </InfoSection>
          ) : (
            <InfoSection title={sailingTexts.info.groups}>
              {groups.length === 0 ? (
                <Typography>{noGroups}</Typography>
              ) : (
                <GroupTable groups={groups} ungrouped={ungrouped} />
              )}
            </InfoSection>
          )}
          {children}
        </Side>
      </InfoColumns>
      {dialogs}
    </>
  );
}
