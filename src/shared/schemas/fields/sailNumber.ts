import { tidySailNumber } from '../../domain/sailNumber';
import { validationTexts } from '../../texts/validation';
import { field, misread } from './field';

/** A sail number in upper case with one blank, "SWE 312". An entry may lack one: then it is empty. */
export const sailNumber = () =>
  field('sail number', (raw) => {
    const typed = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : null;
    if (typed === '') return '';
    return (typed === null ? null : tidySailNumber(typed)) ?? misread(validationTexts.notSailNumber);
  });
