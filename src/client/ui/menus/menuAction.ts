export interface MenuAction {
  label: string;
  run: () => void;
  /** Takes something away for good. */
  danger?: boolean;
  /** It cannot be done as things stand. */
  disabled?: boolean;
}
