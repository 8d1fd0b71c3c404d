import { classFlag } from '../../../shared/domain/classFlag';
import { SignalFlag } from './SignalFlag';

interface GroupFlagProps {
  /** The group's place in the starting order, from 0. */
  index: number;
  size?: number;
}

/** The flag of a start group; nothing when there are more groups than flags. The group's name is always beside it. */
export function GroupFlag({ index, size }: GroupFlagProps) {
  const flag = classFlag(index);
  return flag === null ? null : <SignalFlag flag={flag} size={size} />;
}
