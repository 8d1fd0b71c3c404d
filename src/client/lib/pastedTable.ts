import { isHtmlTable, readHtmlTable } from '../../shared/domain/entryList/htmlTable';

const cell = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A copied web table as lines with tabs, which people can read and change; other text as it is. */
export const asLines = (text: string): string =>
  isHtmlTable(text)
    ? readHtmlTable(text)
        .map(({ cells }) => cells.map(cell).join('\t'))
        .join('\n')
    : text;

/** What somebody pastes or drops: the table, where it was copied with one; else null. */
export function pastedTable(data: Pick<DataTransfer, 'getData'>): string | null {
  const html = data.getData('text/html');
  return isHtmlTable(html) ? asLines(html) : null;
}
