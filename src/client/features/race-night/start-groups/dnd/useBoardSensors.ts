import { MouseSensor, TouchSensor, useSensor, useSensors, type TouchSensorOptions } from '@dnd-kit/core';
import { ROW_HOLD_MS } from '../../../../../shared/limits';
import { isHandle } from './surface';

/** A click moves the hand a little; from here on it is a drag. */
const MOUSE_SLACK_PX = 4;
/** A finger that moves further than this before the hold is over wants to scroll. */
const TOUCH_SLACK_PX = 8;

const mouse = { activationConstraint: { distance: MOUSE_SLACK_PX } };
const touch: TouchSensorOptions = {
  activationConstraint: { delay: ROW_HOLD_MS, tolerance: TOUCH_SLACK_PX },
  bypassActivationConstraint: ({ event }) => isHandle(event.target),
};

export function useBoardSensors() {
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
}
