import type { Course } from '../../../../../shared/contract/courses';
import { errorTexts } from '../../../../../shared/texts/errors';
import { useUpdateCourseMutation } from '../../../../api/courses';
import { toFormErrors } from '../../../../api/formErrors';
import { showToast } from '../../../../ui/messages/toasts';
import { courseTexts } from '../texts';

/**
 * Lets a course rest, or takes it into use again, and says how it went. What is left out of the call stays as it is.
 */
export function useCourseRest(): (course: Course) => Promise<void> {
  const [update] = useUpdateCourseMutation();
  return async ({ id, name, is_active }) => {
    const { error } = await update({ id, course: { name, is_active: !is_active } });
    if (error) showToast({ kind: 'error', text: toFormErrors(error).form ?? errorTexts.unexpected });
    else showToast({ kind: 'success', text: is_active ? courseTexts.rested : courseTexts.activated });
  };
}
