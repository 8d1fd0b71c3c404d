/**
 * Fields as the multipart form that the server takes: nothing is an empty value, a list or an object is its JSON. What
 * is undefined is left out, so that it stays as it is (an unchanged file above all).
 */
export function formDataOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.set(name, value);
    else if (value !== undefined) form.set(name, textOf(value));
  }
  return form;
}

function textOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
