import { useState } from 'react';
import { claimDrafts } from '../../lib/drafts';
import { useAppSelector } from '../../state/rootState';
import { selectSessionUser } from '../../state/session';

/** Runs before any form is rendered: nobody finds what another user wrote here before their session expired. */
export function useOwnDrafts(): void {
  const user = useAppSelector(selectSessionUser);
  useState(() => (user === null ? undefined : claimDrafts(user)));
}
