/** A call that the product's specification names. */
export interface SpecifiedCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The body travels as multipart. */
  isForm?: boolean;
}

const calls = (path: string, ...methods: SpecifiedCall['method'][]): SpecifiedCall[] =>
  methods.map((method) => ({ method, path }));
const form = (method: SpecifiedCall['method'], path: string): SpecifiedCall => ({ method, path, isForm: true });

/**
 * Section 7 of the specification, row by row. The path of the login is not given there; by convention it is
 * jwt/create/.
 */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  ...calls('/auth/users/', 'POST'),
  ...calls('/auth/users/reset_password/', 'POST'),
  ...calls('/auth/users/reset_password_confirm/', 'POST'),
  ...calls('/auth/jwt/create/', 'POST'),
  ...calls('/auth/jwt/refresh/', 'POST'),
  ...calls('/auth/users/me/', 'GET'),
  form('PATCH', '/api/sailors/{id}/'),
  ...calls('/api/clubs/{club}/sailors/', 'GET'),
  ...calls('/api/sailors/my-registrations/', 'GET'),
  ...calls('/api/competitors/{id}/create-account/', 'POST'),
  ...calls('/api/competitors/', 'POST'),
  ...calls('/api/competitors/{id}/', 'GET', 'PATCH', 'DELETE'),
  ...calls('/api/competitors/{id}/update-elapsed-time/', 'PATCH'),
  ...calls('/api/clubs/', 'GET'),
  ...calls('/api/clubs/{club}/', 'GET'),
  form('PATCH', '/api/clubs/{club}/'),
  ...calls('/api/clubs/{club}/distinct-competitors/', 'GET'),
  ...calls('/api/feedback/', 'POST'),
  form('POST', '/api/courses/'),
  form('PUT', '/api/courses/{id}/'),
  ...calls('/api/courses/{id}/', 'GET', 'DELETE'),
  ...calls('/api/clubs/{club}/courses/', 'GET'),
  ...calls('/api/sailings/', 'GET', 'POST'),
  ...calls('/api/sailings/{id}/', 'GET', 'DELETE'),
  form('PUT', '/api/sailings/{id}/'),
  ...calls('/api/sailings/{id}/copy/', 'POST'),
  ...calls('/api/start-groups/', 'POST'),
  ...calls('/api/start-groups/{id}/', 'PUT', 'DELETE'),
  ...calls('/api/race-classes/', 'POST'),
  ...calls('/api/race-classes/{id}/', 'PUT', 'DELETE'),
  ...calls('/api/series/', 'GET', 'POST'),
  ...calls('/api/series/{id}/', 'GET', 'PUT', 'DELETE'),
  ...calls('/api/series/{id}/results/', 'GET'),
  ...calls('/api/index-data/', 'GET'),
  ...calls('/api/boat-models/', 'GET'),
  ...calls('/api/boats/', 'GET', 'POST'),
  ...calls('/api/search/', 'GET'),
];

export const SPECIFIED_SOCKET = '/ws/clubs/{clubId}/notifications/';
