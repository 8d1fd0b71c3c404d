import { styled } from '@mui/material/styles';
import type { WireDecimal } from '../../shared/contract/common';
import { decimalText } from './format';

/** Keeps the place of the decimal that is not written, so that commas stand below each other. */
const Figure = styled('span')({ '&[data-whole]::after': { content: '",0"', visibility: 'hidden' } });

/** Points: "3,5", and "3" where there is no fraction. */
export function Decimal({ value }: { value: WireDecimal }) {
  const text = decimalText(value);
  return <Figure data-whole={text.includes(',') ? undefined : ''}>{text}</Figure>;
}
