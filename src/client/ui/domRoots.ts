const made = (id: string): HTMLElement => {
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  return element;
};

/**
 * Returns a sibling of #root in index.html. #modals holds dialogs, and #toasts holds toasts and announcements: a dialog
 * hides its own siblings from screen readers and must not hide those. #print holds the printed sheet.
 */
export function domRoot(id: 'modals' | 'toasts' | 'print'): HTMLElement {
  return document.getElementById(id) ?? made(id);
}
