export interface MenuAction {
  label: string;
  run: () => void;
  /** True for an action that deletes something permanently. */
  danger?: boolean;
  /** True when the action is not possible now. */
  disabled?: boolean;
}
