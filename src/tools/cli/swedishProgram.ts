import { Command } from 'commander';

const TITLES: Record<string, string> = {
  'Usage:': 'Så här:',
  'Arguments:': 'Argument:',
  'Options:': 'Val:',
  'Commands:': 'Kommandon:',
};

/** Commander's messages about a wrong command line, with our Swedish ones. */
const MISTAKES: readonly (readonly [RegExp, string])[] = [
  [/unknown option '(.+?)'/, 'Det finns inget val som heter $1.'],
  [/option '(\S+).*?' argument missing/, 'Skriv ett värde efter $1.'],
  [/missing required argument '(.+?)'/, '$1 saknas.'],
  [/unknown command '(.+?)'/, 'Det finns inget kommando som heter $1.'],
  [/too many arguments/, 'Det står för mycket på raden. Sätt citattecken om värden som innehåller mellanslag.'],
];

function inSwedish(text: string): string {
  const [pattern, sentence] = MISTAKES.find(([mistake]) => mistake.test(text)) ?? [/^/, text.trim()];
  const found = pattern.exec(text);
  return `${sentence.replace('$1', found?.[1] ?? '')} Lägg till --help så visas vad som går att skriva.\n`;
}

/** A command line with help and errors in Swedish. Subcommands inherit this. */
export function swedishProgram(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .helpOption('-h, --help', 'visar den här hjälpen')
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: (usage) => usage.replace('[options]', '[val]').replace('[command]', '[kommando]'),
      styleSubcommandTerm: (term) => term.replace('[options] ', '').replace('[options]', ''),
    })
    .configureOutput({ outputError: (text, write) => write(inSwedish(text)) });
}
