import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program of this folder that is asked and answers. */
export interface Conversation {
  pid: number;
  tell(asked: object): void;
  /** The next thing that it says with this key. Throws when it says that something went wrong. */
  hear<T extends object>(key: keyof T & string): Promise<T>;
  end(): Promise<void>;
}

/** Starts `src/bench/<name>.mjs`. */
export function converse(name: string): Conversation {
  const child: ChildProcess = fork(`src/bench/${name}.mjs`, { execArgv: [], serialization: 'advanced' });
  const hear = async <T extends object>(key: keyof T & string): Promise<T> => {
    for (;;) {
      const [said] = (await once(child, 'message')) as [T | { error: string }];
      if ('error' in said) throw new Error(`${name}: ${said.error}`);
      if (key in said) return said;
    }
  };
  const end = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { pid: child.pid ?? 0, tell: (asked) => void child.send(asked), hear, end };
}
