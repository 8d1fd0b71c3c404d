import { useState, type MouseEvent, type ReactNode } from 'react';
import { lazyDialog } from '../dialogs/lazyDialog';
import { buttonOf } from './cellWalk';
import type { RowKey } from './column';

const WhyPopover = lazyDialog(async () => (await import('./WhyPopover')).WhyPopover);

/** What a cell answers when it is asked. */
export interface Why {
  /** Which boat and which figure. */
  title: string;
  content: ReactNode;
}

interface Asked {
  anchor: HTMLElement;
  row: string;
  column: string;
}

interface Answers<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  explain?: (row: Row, column: string) => Why;
}

/** One popover for all cells of a table: the cell that was clicked is asked, and answers with what holds just now. */
export function useWhy<Row>({ rows, keyOf, explain }: Answers<Row>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const row = asked && rows.find((one) => String(keyOf(one)) === asked.row);
  const why = asked && row && explain ? explain(row, asked.column) : null;

  const onClick = ({ target }: MouseEvent) => {
    const anchor = buttonOf(target);
    const key = anchor?.closest<HTMLElement>('tr')?.dataset['row'];
    const column = anchor?.dataset['column'];
    if (anchor && key !== undefined && column !== undefined) setAsked({ anchor, row: key, column });
  };
  const popover = asked && why && (
    <WhyPopover anchor={asked.anchor} title={why.title} onClose={() => setAsked(null)}>
      {why.content}
    </WhyPopover>
  );

  return { onClick, popover };
}
