import { FLAGS, classFlag, type Flag } from './flags';

interface SignalFlagProps {
  flag: Flag;
  /** The height in px. */
  size?: number;
  /** The accessible name, where no text beside the flag names it. */
  label?: string;
}

/** A signal flag, with a thin edge so that white and black stand out from any background. */
export function SignalFlag({ flag, size = 20, label }: SignalFlagProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const edge = flag === 'firstSubstitute' ? 'M.5.7 23 10 .5 19.3Z' : 'M.5.5h23v19H.5Z';
  return (
    <svg
      width={size * 1.2}
      height={size}
      viewBox="0 0 24 20"
      focusable="false"
      style={{ flex: 'none', display: 'block' }}
      {...spoken}
    >
      {FLAGS[flag].map(([colour, outline]) => (
        <path key={outline} d={outline} fill={colour} />
      ))}
      <path d={edge} fill="none" stroke="#3a4a5a" strokeOpacity=".7" />
    </svg>
  );
}

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
