import { Option, type Command } from 'commander';
import { runTool } from '../cli/runTool';

/** What a command does, and how it tells a person what it has done. */
export interface Action<O, T extends object> {
  /** With the options and arguments as they were typed. Resolves with what --json writes. */
  run: (options: O, args: string[]) => Promise<T>;
  lines: (result: T) => string[];
}

/**
 * Lets the command do this. Standard output is the answer and nothing else: sentences, or with --json one JSON
 * document. What cannot be done is told on standard error, with exit code 1.
 */
export function doing<O extends object, T extends object>(command: Command, { run, lines }: Action<O, T>): void {
  command.addOption(new Option('--json', 'skriv svaret som JSON')).action(() =>
    runTool(
      async () => {
        const { json } = command.opts<{ json?: boolean }>();
        const result = await run(command.opts<O>(), command.args);
        console.log(json ? JSON.stringify(result) : lines(result).join('\n'));
      },
      (field) => `--${field}`,
    ),
  );
}
