import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { keyPresses } from '../../../ui/shortcuts/keyNames';
import { isSingleKey, PLACE_NAMES, shortcutsOf, type ShortcutPlace } from '../../../ui/shortcuts/shortcuts';

export const shortcutTexts = {
  title: 'Kortkommandon',
  here: 'där du är nu',
  then: 'sedan',
  or: 'eller',
  single: 'Tangenter utan Ctrl eller Cmd',
  singleHelp:
    'Gäller / ? och G med en bokstav. Stäng av dem om du styr datorn med rösten. Sök med Ctrl+K fungerar ändå.',
  close: 'Stäng',
} as const;

const List = styled('dl')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 3),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    minHeight: 40,
    paddingBlock: theme.spacing(0.75),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& dt': { order: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  '& dd': { margin: 0, flex: '1 1 14rem' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, paddingInline: 2 },
  '& kbd': {
    minWidth: 28,
    padding: '1px 7px',
    textAlign: 'center',
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.5,
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderRadius: 4,
    background: theme.vars.palette.sunken,
  },
}));

/** The presses of one way to do it: G, then S; or Ctrl and K at once. */
function Presses({ of }: { of: string }) {
  return keyPresses(of).map((press, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <small>{shortcutTexts.then}</small>}
      {press.map((part) => (
        <kbd key={part}>{part}</kbd>
      ))}
    </Fragment>
  ));
}

interface PlaceKeysProps {
  place: ShortcutPlace;
  isHere: boolean;
  /** Those without Ctrl or Cmd act, and are told. */
  isSingleOn: boolean;
}

/** The keys of one place with what they do. */
export function PlaceKeys({ place, isHere, isSingleOn }: PlaceKeysProps) {
  const canPress = (key: string) => isSingleOn || place !== 'everywhere' || !isSingleKey(key);
  const shortcuts = shortcutsOf(place)
    .map(({ keys, does }) => ({ does, keys: keys.filter(canPress) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <section>
      <Typography variant="h3">
        {isHere ? `${PLACE_NAMES[place]}, ${shortcutTexts.here}` : PLACE_NAMES[place]}
      </Typography>
      <List>
        {shortcuts.map(({ does, keys }) => (
          <div key={does}>
            <dt>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index === 0 ? null : <small>{keys.length > 2 ? ' ' : shortcutTexts.or}</small>}
                  <Presses of={key} />
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}
