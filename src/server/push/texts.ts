import type { ErrorFrame } from '../../shared/contract/push';

export const errorTexts: Record<ErrorFrame['code'], string> = {
  invalid_json: 'Meddelandet är inte giltig JSON.',
  forbidden_group: 'Du har inte tillåtelse att följa den här gruppen.',
  bad_token: 'Givet token är inte giltigt för någon tokentyp',
  rate: 'För många meddelanden eller anslutningar. Vänta en stund och anslut igen.',
};
