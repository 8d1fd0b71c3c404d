/**
 * Ends the press that is just beginning: what is drawn under the finger before it is lifted does not get its click. For
 * what acts when the finger comes down and shows something else at once. A finger that slides off makes no click; then
 * the next press is an ordinary one.
 */
export function endPress(): void {
  const end = () => {
    window.removeEventListener('click', refuse, true);
    window.removeEventListener('pointerdown', end, true);
  };
  // A press of the keyboard has no detail, and is none of the finger's.
  const refuse = (event: MouseEvent) => {
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    end();
  };
  window.addEventListener('click', refuse, true);
  window.addEventListener('pointerdown', end, true);
}
