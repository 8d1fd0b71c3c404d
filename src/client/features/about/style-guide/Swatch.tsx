import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { contrastRatio, toHex, readRgb } from '../../../lib/contrast';
import { styleGuideTexts } from './texts';

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 112,
  padding: theme.spacing(1.5, 2),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& b': { display: 'block', fontSize: '1.25rem', fontWeight: 'var(--weight-strong)' },
  '& span': { ...theme.typography.body2, display: 'flex', justifyContent: 'space-between', gap: 8 },
}));

interface Measured {
  ink: string;
  ground: string;
  ratio: string;
}

function measure(element: HTMLElement): Measured | null {
  const { color, backgroundColor } = getComputedStyle(element);
  const [ink, ground] = [readRgb(color), readRgb(backgroundColor)];
  if (ink === null || ground === null) return null;
  return { ink: toHex(ink), ground: toHex(ground), ratio: contrastRatio(ink, ground).toFixed(1).replace('.', ',') };
}

interface SwatchProps {
  name: string;
  ink: string;
  ground: string;
}

/** A pair of colours as they stand on the screen just now, and how much they differ. */
export function Swatch({ name, ink, ground }: SwatchProps) {
  const element = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    const look = () => element.current && setMeasured(measure(element.current));
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, { attributes: true });
    return () => watch.disconnect();
  }, []);
  return (
    <Ground ref={element} style={{ color: ink, background: ground }}>
      <b>{styleGuideTexts.sample}</b>
      <div>
        <span>{name}</span>
        {measured === null ? null : (
          <span>
            <span>{`${measured.ink} / ${measured.ground}`}</span>
            <span>{styleGuideTexts.contrast(measured.ratio)}</span>
          </span>
        )}
      </div>
    </Ground>
  );
}
