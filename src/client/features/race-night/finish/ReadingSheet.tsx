import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { LogSection } from './log/LogSection';
import { OwnFinish } from './own/OwnFinish';
import { PageFrame } from './PageFrame';
import { SheetLists } from './SheetLists';
import { HeadcountLine } from './reports/HeadcountLine';
import { CompetitorsOut } from './sheet/CompetitorsOut';
import { SheetStatus } from './sheet/SheetStatus';
import { ResultState } from './state/ResultState';
import { finishTexts } from './texts';
import { useSheet } from './sheet/sheetOf';

interface ReadingSheetProps {
  club: Club;
  sailing: SailingRow;
  /** Why nothing can be written here. */
  reason: string;
}

/** The sheet for those who may not write in it, or not now. */
export function ReadingSheet({ club, sailing, reason }: ReadingSheetProps) {
  const canEdit = club.can_edit;
  const { rows, sheet } = useSheet(sailing);
  return (
    <PageFrame>
      <div className="line">
        <Alert severity="info">{reason}</Alert>
        {canEdit && <ResultState club={club} sailing={sailing} sheet={sheet} />}
        <OwnFinish sailing={sailing} rows={rows} />
        <SheetStatus sheet={sheet} />
        {canEdit && <HeadcountLine club={club} sailing={sailing} />}
      </div>
      <div className="out">
        {sheet.out.length > 0 && (
          <section>
            <Typography variant="h2">{finishTexts.out}</Typography>
            <CompetitorsOut rows={sheet.out} onChoose={undefined} />
          </section>
        )}
        {canEdit && <LogSection sailing={sailing.id} isLocked={sailing.verified_result} />}
      </div>
      <div className="lists">
        {rows.length === 0 ? <Typography>{finishTexts.noBoatsReader}</Typography> : <SheetLists sheet={sheet} />}
      </div>
    </PageFrame>
  );
}
