import type { FinishPageProps } from './pageProps';
import { ReadingSheet } from './ReadingSheet';
import { WorkingSheet } from './WorkingSheet';

/** The finish: written down as boats cross the line, and looked at by everybody else. */
export function FinishPage({ readOnlyReason, ...page }: FinishPageProps) {
  return readOnlyReason === null ? <WorkingSheet {...page} /> : <ReadingSheet {...page} reason={readOnlyReason} />;
}
