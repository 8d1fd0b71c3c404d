import { validationTexts } from '../../texts/validation';
import { field, misread } from './field';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A key that a device has made, in lower case. */
export const uuid = () =>
  field('uuid', (raw) => {
    const text = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
    return UUID.test(text) ? text : misread(validationTexts.notUuid);
  });
