export interface MenuAction {
  label: string;
  run: () => void;
  /** Takes something away for good. */
  danger?: boolean;
}
