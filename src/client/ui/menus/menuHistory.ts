import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface OpenMenu {
  id: string;
  close: () => void;
}

/** Menus that are open, the latest last: an open menu is an entry of the browser's history, as an open dialog is. */
let menus: readonly OpenMenu[] = [];
/** The menu of the entry that the browser is at. */
let entered: string | null = null;
/** What waits until the entry of the menu that was open is left. */
const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

function change(next: readonly OpenMenu[]): void {
  menus = next;
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const latest = (): OpenMenu | undefined => menus.at(-1);

const menuIn = (state: unknown): string | null => {
  const menu: unknown = typeof state === 'object' && state !== null && 'menu' in state ? state.menu : null;
  return typeof menu === 'string' ? menu : null;
};

function enter(menu: string | null): void {
  if (menu === entered) return;
  entered = menu;
  waiting.splice(0).forEach((run) => run());
}

/**
 * Gives an open menu or popover an entry of its own in the history, so that "back" closes it and stays on the page.
 * Returns a function that closes it because of a choice: what is chosen runs once the entry is gone, since a dialog
 * that it opens is an entry too.
 */
export function useMenuEntry(isOpen: boolean, onClose: () => void): (chosen: () => void) => void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const menu: OpenMenu = { id: crypto.randomUUID(), close: () => close() };
    change([...menus, menu]);
    return () => change(menus.filter((other) => other !== menu));
  }, [isOpen]);
  return (chosen) => {
    onClose();
    if (entered === null) chosen();
    else waiting.push(chosen);
  };
}

/**
 * Keeps the history true to the menu that is open; once in the app. An entry whose menu is closed is left, also when it
 * is met later: after a reload, on the way forward, or below the page that a link in the menu has opened.
 */
export function MenuHistory(): null {
  const { key, pathname, search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const open = useSyncExternalStore(subscribe, latest);
  const here = menuIn(state);
  const reached = useRef<string | null>(null);
  // The browser goes back a moment later, and nothing may be added before it has.
  const left = useRef<string | null>(null);

  const follow = useEffectEvent(() => {
    enter(here);
    if (left.current !== key) left.current = null;
    if (left.current !== null) return;
    if (open === undefined) {
      if (here === null) return;
      left.current = key;
      void navigate(-1);
    } else if (here === open.id) reached.current = open.id;
    else if (reached.current === open.id) open.close();
    else {
      const entry = { ...(state as object | null), menu: open.id };
      void navigate({ pathname, search, hash }, { state: entry, replace: here !== null });
    }
  });
  useEffect(() => follow(), [key, open]);
  return null;
}
