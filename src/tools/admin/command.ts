import { Option, type Command } from 'commander';
import { runTool } from '../cli/runTool';

/** The work of a command, and the sentences about its result. */
export interface Action<O, T extends object> {
  /** Runs with the typed options and arguments. Resolves with the content that --json writes. */
  run: (options: O, args: string[]) => Promise<T>;
  lines: (result: T) => string[];
}

/**
 * Registers the action of a command. Standard output holds only the answer: sentences, or with --json one JSON
 * document. Failures are reported on standard error, with exit code 1.
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
