import Button from '@mui/material/Button';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { pursuitTexts } from '../texts';
import { MissingCompetitors } from './MissingCompetitors';
import type { StartListRows } from './startList';

interface EmptyStartListProps {
  rows: StartListRows;
  /** For those who may make the list. */
  onMake: (() => void) | undefined;
}

export function EmptyStartList({ rows: { unrated }, onMake }: EmptyStartListProps) {
  if (!onMake) return <EmptyState title={pursuitTexts.emptyTitle} text={pursuitTexts.emptySailor} />;
  const make = (
    <Button variant="contained" onClick={onMake}>
      {pursuitTexts.make}
    </Button>
  );
  return (
    <>
      <MissingCompetitors
        title={pursuitTexts.unrated(unrated.length)}
        text={pursuitTexts.unratedOfficial}
        competitors={unrated}
      />
      <EmptyState title={pursuitTexts.emptyTitle} text={pursuitTexts.emptyOfficial} action={make} />
    </>
  );
}
