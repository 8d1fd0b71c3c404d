import { useState } from 'react';
import { claimDrafts } from '../../lib/drafts';
import { useAppSelector } from '../../state/rootState';
import { selectSessionUser } from '../../state/session';

/** Before anything that has a form is drawn: nobody finds what another one wrote here before his login ran out. */
export function useOwnDrafts(): void {
  const user = useAppSelector(selectSessionUser);
  useState(() => (user === null ? undefined : claimDrafts(user)));
}
