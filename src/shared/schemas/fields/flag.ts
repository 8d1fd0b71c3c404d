import { validationTexts } from '../../texts/validation';
import { field, misread } from './field';

const TRUE = ['true', 't', 'yes', 'y', 'on', '1'];
const FALSE = ['false', 'f', 'no', 'n', 'off', '0'];

/** True or false, also in the words that forms send. */
export const flag = () =>
  field<boolean>('flag', (raw) => {
    const word = typeof raw === 'object' ? '' : String(raw).trim().toLowerCase();
    if (TRUE.includes(word)) return true;
    return FALSE.includes(word) ? false : misread(validationTexts.notFlag);
  });
