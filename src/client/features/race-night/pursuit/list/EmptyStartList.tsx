import Button from '@mui/material/Button';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { texts } from '../texts';
import { MissingBoats } from './MissingBoats';
import type { StartListRows } from './startList';

interface EmptyStartListProps {
  rows: StartListRows;
  /** For those who may make the list. */
  onMake: (() => void) | undefined;
}

export function EmptyStartList({ rows: { unrated }, onMake }: EmptyStartListProps) {
  if (!onMake) return <EmptyState title={texts.emptyTitle} text={texts.emptySailor} />;
  const make = (
    <Button variant="contained" onClick={onMake}>
      {texts.make}
    </Button>
  );
  return (
    <>
      <MissingBoats title={texts.unrated(unrated.length)} text={texts.unratedOfficial} boats={unrated} />
      <EmptyState title={texts.emptyTitle} text={texts.emptyOfficial} action={make} />
    </>
  );
}
