import { object } from 'yup';
import { email } from './fields/email';
import { required } from './fields/field';

/** POST /api/competitors/{id}/create-account/ and its form. */
export const invitationSchema = object({ email: required(email()) });
