import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { BOAT_KINDS, type BoatKind } from '../../../shared/contract/boats';
import type { SrsTablePayload, SrsTablePreview } from '../../../shared/contract/srsTable';
import { localDateOf } from '../../../shared/domain/time';
import { useBoatModelsQuery, usePreviewSrsTableMutation, useTakeSrsTableMutation } from '../../api/boats';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useDialog } from '../../ui/dialogs/useDialog';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { showToast } from '../../ui/messages/toasts';
import { PageColumn, PageHeader } from '../../ui/page/PageHeader';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { ListSkeleton } from '../../ui/states/Skeletons';
import { useOfflineSince } from '../../ui/useOfflineSince';
import { Difference } from './Difference';
import { TableSource } from './TableSource';
import { NO_PROBLEMS, problemsOf, sentencesOf } from './tableText';
import { KIND_LABELS, srsPageTexts as texts } from './texts';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > *': { minWidth: 0 },
  '& .said': { display: 'flex', gap: theme.spacing(2), maxWidth: '32rem' },
  '& .said > *': { flex: 1 },
  '& .buttons > *': { minHeight: 48 },
}));

/** Which table there is now. */
function Held() {
  const { data: models, isError, error, refetch } = useBoatModelsQuery();
  if (isError) return <ErrorState title={texts.heldFailed} error={error} onRetry={() => void refetch()} />;
  const current = (models ?? []).filter((model) => model.is_current);
  if (!models) return <Skeleton width="20ch" />;
  const year = Math.max(...current.map((model) => model.srs_year));
  return (
    <Typography color="textSecondary">
      {current.length === 0 ? texts.noneHeld : texts.held(current.length, year)}
    </Typography>
  );
}

interface FactsProps {
  kind: BoatKind;
  year: string;
  yearProblem: string | undefined;
  onKind: (kind: BoatKind) => void;
  onYear: (year: string) => void;
}

/** What the table does not say itself. */
function TableFacts({ kind, year, yearProblem, onKind, onYear }: FactsProps) {
  return (
    <div className="said">
      <SelectField
        label={texts.kind}
        value={kind}
        onChange={({ target }) => onKind(BOAT_KINDS.find((one) => one === target.value) ?? kind)}
      >
        {BOAT_KINDS.map((one) => (
          <option key={one} value={one}>
            {KIND_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.year}
        value={year}
        error={yearProblem !== undefined}
        helperText={yearProblem}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        onChange={({ target }) => onYear(target.value)}
      />
    </div>
  );
}

function Problems({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Alert severity="error">
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}

interface TakingProps {
  table: SrsTablePayload;
  preview: SrsTablePreview;
  isOffline: boolean;
  onTaken: () => void;
}

/** The button that takes the table, and its question. */
function Taking({ table, preview, isOffline, onTaken }: TakingProps) {
  const [take] = useTakeSrsTableMutation();
  const { dialog, show, close } = useDialog<'take'>('srs-table');
  const { added, gone, changed, slightly } = preview;
  const confirm = async (): Promise<string | undefined> => {
    const { data, error } = await take(table);
    if (!data) return sentencesOf(problemsOf(error)).join('\n');
    showToast({ kind: 'success', text: texts.taken(data), topics: ['srs-table'] });
    return undefined;
  };
  return (
    <div className="buttons">
      <Button variant="contained" size="large" disabled={isOffline} onClick={() => show('take')}>
        {texts.take}
      </Button>
      <ConfirmDialog
        open={dialog === 'take'}
        title={texts.confirmTitle(preview.year)}
        text={texts.confirmText(added.length, gone.length, changed.length + slightly.length)}
        confirmLabel={texts.take}
        onConfirm={confirm}
        onClose={close}
        onDone={() => {
          close();
          onTaken();
        }}
      />
    </div>
  );
}

const thisYear = (): string => localDateOf(Date.now()).slice(0, 4);

interface Said {
  text: string;
  kind: BoatKind;
  year: string;
}

/** A table as it is written, and how the server compares it. */
function useComparison() {
  const [said, setSaid] = useState<Said>(() => ({ text: '', kind: 'monohull', year: thisYear() }));
  const [ask, { data: preview, isLoading, error, reset }] = usePreviewSrsTableMutation();
  const isOffline = useOfflineSince() !== null;
  const payload = (content: string): SrsTablePayload => ({ ...said, text: content, year: Number(said.year) });
  const compare = (content = said.text) => {
    if (!isOffline) void ask(payload(content));
  };
  /** What was compared was another table. */
  const say = (change: Partial<Said>) => {
    reset();
    setSaid({ ...said, ...change });
  };
  return {
    ...{ said, say, compare, preview, isLoading, isOffline },
    table: payload(said.text),
    problems: error ? problemsOf(error) : NO_PROBLEMS,
    bring: (text: string) => {
      setSaid({ ...said, text });
      compare(text);
    },
  };
}

/** The federation's table of SRS numbers: pasted or dropped, compared with the one that is held, and taken. */
export function SrsTable() {
  const { said, say, compare, bring, table, preview, problems, isLoading, isOffline } = useComparison();
  const isEmpty = said.text.trim() === '';
  return (
    <PageColumn wide>
      <PageHeader title={texts.title}>
        <Held />
      </PageHeader>
      <Page>
        <Typography sx={{ maxWidth: '64ch' }}>{texts.lead}</Typography>
        {isOffline ? <Alert severity="info">{texts.offline}</Alert> : null}
        <TableFacts
          kind={said.kind}
          year={said.year}
          yearProblem={problems.year}
          onKind={(kind) => say({ kind })}
          onYear={(year) => say({ year })}
        />
        <TableSource
          text={said.text}
          isWrong={problems.text.length > 0}
          onText={(text) => say({ text })}
          onTable={bring}
        />
        <Problems sentences={sentencesOf(problems)} />
        {preview || isEmpty ? null : (
          <div className="buttons">
            <Button variant="contained" loading={isLoading} disabled={isOffline} onClick={() => compare()}>
              {texts.compare}
            </Button>
          </div>
        )}
        {isLoading ? <ListSkeleton /> : null}
        {isEmpty ? <EmptyState title={texts.emptyTitle} text={texts.emptyText} /> : null}
        {preview ? (
          <>
            <Difference preview={preview} />
            <Taking table={table} preview={preview} isOffline={isOffline} onTaken={() => say({ text: '' })} />
          </>
        ) : null}
      </Page>
    </PageColumn>
  );
}
