import type { ClassFlag } from '../../../shared/contract/startGroups';
import { FLAGS, type Flag } from '../../../shared/flags';

interface SignalFlagProps {
  flag: Flag;
  /** The height in px. */
  size?: number;
  /** The accessible name, where no text beside the flag names it. */
  label?: string;
}

function edgeOf(flag: Flag): string {
  if (flag === 'firstSubstitute') return 'M.5.7 23 10 .5 19.3Z';
  if (flag === 'A') return 'M.5.5H23l-5.6 9.5 5.6 9.5H.5Z';
  return flag.startsWith('numeral') ? 'M.5.6 23.5 6.4v7.2L.5 19.4Z' : 'M.5.5h23v19H.5Z';
}

/** A signal flag, with a thin edge so that white and black stand out from any background. */
export function SignalFlag({ flag, size = 20, label }: SignalFlagProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const edge = edgeOf(flag);
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
  /** The group's class flag. Rows kept by earlier versions have none. */
  flag: ClassFlag | null | undefined;
  size?: number;
}

/** The flag of a start group; nothing for a group without one. The group's name is always beside it. */
export function GroupFlag({ flag, size }: GroupFlagProps) {
  return flag == null ? null : <SignalFlag flag={flag} size={size} />;
}
