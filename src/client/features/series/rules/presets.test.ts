import { fieldErrors } from '../../../../shared/schemas/fields/validate';
import { serieSchema } from '../../../../shared/schemas/serie';
import { serieRulesSentences } from '../../../../shared/texts/serieRules';
import { presetRules, PRESETS, type Preset } from './presets';

const saidBy = (preset: Preset) => serieRulesSentences(presetRules(preset, 2026)).join(' ');

test.each(PRESETS)('the server takes the rules of "%s"', (preset) => {
  expect(fieldErrors(serieSchema, { name: 'Torsdagsserien', ...presetRules(preset, 2026) })).not.toHaveProperty(
    'errors',
  );
});

test.each<[Preset, string]>([
  ['oneDiscard', 'Den sämsta seglingen räknas bort när minst två seglingar är genomförda.'],
  ['oneOfFour', 'En av fyra genomförda seglingar räknas bort.'],
  ['steps', 'de två sämsta när minst elva är det'],
  ['bestEight', 'minst tre vara seglade till och med 15 juli (Vår)'],
  ['countingTable', 'av fyra räknas tre, av fem räknas fyra och av sju räknas fem'],
  ['noDiscards', 'Inga seglingar räknas bort.'],
  ['stsf', 'StSF:s högpoängsystem'],
  ['scts', 'SCTS högpoängsystem'],
])('"%s" says: %s', (preset, sentence) => {
  expect(saidBy(preset)).toContain(sentence);
});
