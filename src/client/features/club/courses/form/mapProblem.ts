import { MAX_MAP_BYTES } from '../../../../../shared/limits';
import { IMAGE_TYPES } from '../../../../ui/form/imageProblem';
import { courseTexts } from '../texts';

export const PDF_TYPE = 'application/pdf';
export const MAP_TYPES: readonly string[] = [...IMAGE_TYPES, PDF_TYPE];

/** What is wrong with a chosen map, as far as it can be seen before it is sent. */
export function mapProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!MAP_TYPES.includes(type)) return courseTexts.form.mapWrongType;
  return size > MAX_MAP_BYTES ? courseTexts.form.mapTooLarge : undefined;
}
