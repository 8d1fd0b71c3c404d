import { MouseSensor, TouchSensor, type SensorProps } from '@dnd-kit/core';
import { ROW_HOLD_MS } from '../../../../../shared/limits';
import type { Point } from './drag';
import { isHandle, rowOf } from './surface';

/** A click moves the mouse a little; from here on it is a drag. */
const MOUSE_SLACK_PX = 4;
/** A finger that moves further than this before the hold is over wants to scroll. */
const TOUCH_SLACK_PX = 8;

/** A row that is pressed, and perhaps dragged. */
export interface Press {
  row: HTMLElement;
  isOnHandle: boolean;
  isTouch: boolean;
  /** Where it was pressed, in the window. */
  start: Point;
}

export interface PointerDragHandlers {
  onStart: (press: Press) => void;
  /** Only after `onStart`. */
  onEnd: (press: Press) => void;
  /** Only after `onStart`: Escape was pressed, or the window or the system took the pointer away. */
  onCancel: () => void;
}

const mouse = { activationConstraint: { distance: MOUSE_SLACK_PX } };
const touch = {
  activationConstraint: { delay: ROW_HOLD_MS, tolerance: TOUCH_SLACK_PX },
  bypassActivationConstraint: ({ event }: { event: Event }) => isHandle(event.target),
};

const doNothing = () => undefined;
/** What sensors hand on to the library's own components, and read nothing of. */
const UNUSED = {
  active: 'boat',
  activeNode: {},
  context: {},
  onMove: doNothing,
  onAbort: doNothing,
  onPending: doNothing,
};

type Props = Omit<SensorProps<object>, 'options'>;

/**
 * Tells which presses on the rows of the surface are drags, by dnd-kit's sensors for mouse and touch: a click, a tap
 * and a scroll stay what they are. The sensors stand alone, without the library's React context, which renders at every
 * move of the pointer. Returns a function that stops watching.
 */
export function watchPointerDrags(surface: HTMLElement, handlers: PointerDragHandlers): () => void {
  // One pointer at a time: a second finger takes nothing.
  let current: Press | null = null;

  const begin = (event: Event, { clientX: x, clientY: y }: { clientX: number; clientY: number }): Props | null => {
    const row = rowOf(event.target);
    if (!row || current || event.defaultPrevented) return null;
    const press = { row, isOnHandle: isHandle(event.target), isTouch: event.type === 'touchstart', start: { x, y } };
    let isDrag = false;
    const end = (tell: (press: Press) => void) => () => {
      current = null;
      if (isDrag) tell(press);
    };
    current = press;
    const onStart = () => {
      isDrag = true;
      handlers.onStart(press);
    };
    return {
      ...(UNUSED as unknown as Props),
      event,
      onStart,
      onEnd: end(handlers.onEnd),
      onCancel: end(handlers.onCancel),
    };
  };
  const onMouseDown = (event: MouseEvent) => {
    const props = event.button === 0 ? begin(event, event) : null;
    if (props) new MouseSensor({ ...props, options: mouse });
  };
  const onTouchStart = (event: TouchEvent) => {
    const [finger, second] = event.touches;
    const props = finger && !second ? begin(event, finger) : null;
    if (props) new TouchSensor({ ...props, options: touch });
  };

  const tearDown = TouchSensor.setup();
  surface.addEventListener('mousedown', onMouseDown);
  surface.addEventListener('touchstart', onTouchStart, { passive: true });
  return () => {
    tearDown();
    surface.removeEventListener('mousedown', onMouseDown);
    surface.removeEventListener('touchstart', onTouchStart);
  };
}
