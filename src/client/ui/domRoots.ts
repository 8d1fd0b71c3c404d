const made = (id: string): HTMLElement => {
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  return element;
};

/**
 * The siblings of #root in index.html. What opens over the page lies in #modals, and toasts and spoken news in #toasts:
 * a dialog hides its own siblings from screen readers, and must not hide those. #print holds what goes on paper instead
 * of the page.
 */
export function domRoot(id: 'modals' | 'toasts' | 'print'): HTMLElement {
  return document.getElementById(id) ?? made(id);
}
