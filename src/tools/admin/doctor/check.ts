/** ok: all is well. varning: it works but needs attention. fel: something does not work. */
export type State = 'ok' | 'varning' | 'fel';

export interface Check {
  name: string;
  state: State;
  /** The finding. */
  found: string;
  /** The advice; '' where nothing needs to be done. */
  todo: string;
}

export const ok = (name: string, found: string): Check => ({ name, state: 'ok', found, todo: '' });
export const warning = (name: string, found: string, todo: string): Check => ({ name, state: 'varning', found, todo });
export const failure = (name: string, found: string, todo: string): Check => ({ name, state: 'fel', found, todo });
