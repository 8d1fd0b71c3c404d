import { BYTES_PER_MB } from '../../shared/limits';

/** What is wrong with a file that somebody sends in. */
export const uploadTexts = {
  notTaken: 'Filer tas inte emot här.',
  notFile: 'Den skickade informationen var inte en fil. Kontrollera formulärets kodningstyp.',
  empty: 'Den skickade filen var tom.',
  longName: (max: number, length: number) =>
    `Se till att det här filnamnet har högst ${max} tecken (det har ${length}).`,
  wrongEnding: (ending: string, endings: readonly string[]) =>
    `Filändelsen “${ending}” är inte giltig. Giltiga filändelser är: ${endings.join(', ')}.`,
  notImage: 'Ladda upp en giltig bild. Filen du laddade upp var antingen inte en bild eller en skadad bild.',
  notMap: 'Ladda upp en bild eller en PDF. Filen du laddade upp var ingetdera, eller skadad.',
  tooLarge: (maxBytes: number) => `Filen är för stor. Välj en fil på högst ${maxBytes / BYTES_PER_MB} MB.`,
  tooManyPixels: (side: number) => `Bilden är för stor. Välj en bild på högst ${side} × ${side} bildpunkter.`,
} as const;
