import { classFlag } from '../../../shared/domain/classFlag';
import { SignalFlag } from './SignalFlag';

interface GroupFlagProps {
  /** The group's place in the starting order, from 0. */
  index: number;
  size?: number;
}

/**
 * The flag that a start group goes by; nothing when there are more groups than flags. The group's name always stands
 * beside it.
 */
export function GroupFlag({ index, size }: GroupFlagProps) {
  const flag = classFlag(index);
  return flag === null ? null : <SignalFlag flag={flag} size={size} />;
}
