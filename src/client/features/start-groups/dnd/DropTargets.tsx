import { useDroppable } from '@dnd-kit/core';
import { memo, useEffect } from 'react';
import type { Place } from './drag';
import { dropElement } from './surface';
import { targetId, type TargetKind } from './targets';

interface DropTargetsProps {
  kinds: readonly TargetKind[];
  places: readonly Place[];
}

/** Tells the library where boats can be dropped. */
export const DropTargets = memo(function DropTargets({ kinds, places }: DropTargetsProps) {
  return kinds.flatMap((kind) => places.map((place) => <DropTarget key={targetId(kind, place)} kind={kind} place={place} />));
});

function DropTarget({ kind, place }: { kind: TargetKind; place: Place }) {
  const { setNodeRef, active } = useDroppable({ id: targetId(kind, place) });
  const isDragging = active !== null;
  // The element may have come or gone since the last drag; the library measures it when the next one begins.
  useEffect(() => setNodeRef(dropElement(kind, place)), [setNodeRef, kind, place, isDragging]);
  return null;
}
