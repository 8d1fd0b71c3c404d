/** Lines are told apart by dash and by mark, so that hue is never the only difference. */
export interface LineLook {
  dash: string | undefined;
  mark: 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'ring' | 'bar';
}

const LOOKS: readonly LineLook[] = [
  { dash: undefined, mark: 'circle' },
  { dash: '8 4', mark: 'square' },
  { dash: '2 4', mark: 'triangle' },
  { dash: '12 4 2 4', mark: 'diamond' },
  { dash: '6 3 2 3 2 3', mark: 'cross' },
  { dash: '4 4', mark: 'ring' },
  { dash: '1 3', mark: 'bar' },
];

export const lookOf = (index: number): LineLook => LOOKS[index % LOOKS.length] ?? { dash: undefined, mark: 'circle' };

const OUTLINES: Record<LineLook['mark'], string> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  square: 'M-4-4H4V4H-4Z',
  triangle: 'M0-5 5 4H-5Z',
  diamond: 'M0-5.500 5.500 0 0 5.500-5.500 0Z',
  cross: 'M-4-4 4 4M-4 4 4-4',
  ring: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  bar: 'M0-5V5',
};

export const outlineOf = (mark: LineLook['mark']): string => OUTLINES[mark];

/** Marks that are drawn as lines. */
export const isOpen = (mark: LineLook['mark']): boolean => mark === 'cross' || mark === 'ring' || mark === 'bar';
