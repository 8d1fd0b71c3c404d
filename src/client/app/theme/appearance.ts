import { useColorScheme } from '@mui/material/styles';

export const APPEARANCES = ['light', 'dark', 'sunlight', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const MODES = { light: 'light', dark: 'dark', sunlight: 'light', system: 'system' } as const;

function chosen(mode: string | undefined, lightScheme: string): Appearance {
  if (mode === 'dark' || mode === 'light') return mode === 'light' && lightScheme === 'sunlight' ? 'sunlight' : mode;
  return 'system';
}

/** What the person has chosen to see, and a way to choose. Kept in this browser. */
export function useAppearance(): [Appearance, (next: Appearance) => void] {
  const { mode, lightColorScheme, setMode, setColorScheme } = useColorScheme();
  const choose = (next: Appearance) => {
    setMode(MODES[next]);
    setColorScheme({ light: next === 'sunlight' ? 'sunlight' : 'light', dark: 'dark' });
  };
  return [chosen(mode, lightColorScheme), choose];
}
