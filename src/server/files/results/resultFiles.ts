import { madeOnce } from '../madeOnce';
import { drawPaper } from '../paper/drawPaper';
import { resultPaper } from './resultPaper';
import { resultWorkbook } from './resultList';
import { standingsPaper } from './standingsPaper';
import { standingsWorkbook } from './standingsList';

/** Paper is drawn on the server's own thread: one at a time. */
const PAPER = { atOnce: 1, kept: 60 };
const WORKBOOKS = { atOnce: 2, kept: 60 };

const paper = madeOnce(drawPaper, PAPER);
const results = madeOnce(resultWorkbook, WORKBOOKS);
const standings = madeOnce(standingsWorkbook, WORKBOOKS);

/** A sailing's result as PDF and as Excel file; the same result is made once. */
export const resultFiles = {
  pdf: (shown: Parameters<typeof resultPaper>[0]): Promise<Buffer> => paper(resultPaper(shown)),
  xlsx: results,
} as const;

/** A series' standings likewise. */
export const standingsFiles = {
  pdf: (shown: Parameters<typeof standingsPaper>[0]): Promise<Buffer> => paper(standingsPaper(shown)),
  xlsx: standings,
} as const;
