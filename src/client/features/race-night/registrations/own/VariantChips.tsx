import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { Competitor, CompetitorPayload } from '../../../../../shared/contract/competitors';
import {
  SRS_VARIANTS,
  type SrsVariant,
  byVariant,
  effectiveNumbers,
  NO_NUMBERS,
  type BoatNumbers,
} from '../../../../../shared/domain/boatNumbers';
import { useBoatModelsQuery, useMyBoats } from '../../../../api/boats';
import { useUpdateCompetitorMutation, type CompetitorChange } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import { isCutOff, selectConnectionPhase } from '../../../../state/connection';
import { useAppSelector } from '../../../../state/rootState';
import { formatDecimal } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { registrationTexts } from '../texts';
import type { Boat, BoatModel } from '../../../../../shared/contract/boats';
import type { WireDecimal } from '../../../../../shared/contract/common';

type Entered = Pick<Competitor, 'boat' | 'boat_model' | 'rating_type' | 'rating' | 'base_rating'>;

/** The numbers that the server fills in: the boat's own, else those of its type. */
function knownVariants(entry: Entered, boats: readonly Boat[], models: readonly BoatModel[]): BoatNumbers {
  const boat = boats.find(({ id }) => id === entry.boat);
  const model = models.find(({ id }) => id === entry.boat_model);
  return effectiveNumbers(boat ?? NO_NUMBERS, model);
}

/** The numbers to choose between: those, and what the entry itself has. */
const shownVariants = (entry: Entered, known: BoatNumbers): BoatNumbers =>
  byVariant((variant) => {
    if (variant === entry.rating_type) return entry.rating;
    return known[variant] ?? (variant === 'srs' ? entry.base_rating : null);
  });

/** What is sent for a choice. A number that the server cannot know goes with it. */
const variantChange = (
  variant: SrsVariant,
  known: BoatNumbers,
  number: WireDecimal,
): Pick<CompetitorPayload, 'rating_type' | 'rating'> => ({
  rating_type: variant,
  ...(known[variant] === null && { rating: number }),
});

/** The height of a chip, which its place has until it is known which there are. */
const CHIP_PX = 56;

const Chips = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& button': {
    display: 'grid',
    alignContent: 'center',
    minHeight: CHIP_PX,
    padding: theme.spacing(0.5, 1.5),
    borderRadius: theme.shape.borderRadius,
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    background: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: 1.25,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '& b': { fontSize: '1rem', fontWeight: 'var(--weight-strong)' },
    '&:hover': { background: theme.vars.palette.sunken },
    '&[aria-pressed=true]': {
      background: theme.vars.palette.tint.starboard,
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
      fontWeight: 'var(--weight-strong)',
    },
    // There the tint is no colour of its own.
    '[data-color-scheme="sunlight"] &[aria-pressed=true]': {
      background: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    '&[aria-disabled=true]': { cursor: 'default' },
    '&[aria-disabled=true]:not([aria-pressed=true])': {
      color: theme.vars.palette.text.secondary,
      background: theme.vars.palette.sunken,
      borderStyle: 'dashed',
    },
  },
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0, 0),
  color: theme.vars.palette.text.secondary,
  '&:empty': { margin: 0 },
}));

/** The boat's own numbers and those of its type, as far as they can be read. */
function useKnown(entry: Competitor) {
  const own = useMyBoats();
  const { data: models, isLoading } = useBoatModelsQuery(undefined, { skip: entry.boat_model === null });
  return {
    isLoading: own.status === 'loading' || isLoading,
    known: knownVariants(entry, own.boats ?? [], models ?? []),
  };
}

type Asked = CompetitorChange['changes'];

/** Sends the choice, one at a time; the toast takes it back. */
function useChoose(entry: Competitor) {
  const [update] = useUpdateCompetitorMutation();
  const [asked, setAsked] = useState<SrsVariant | null>(null);
  const { variants } = registrationTexts.form;
  const { changed, notChanged, undo } = registrationTexts.variant;
  const send = async (changes: Asked, done: { text: string; action?: { label: string; run: () => void } }) => {
    const { error } = await update({ id: entry.id, changes });
    showToast(error ? { kind: 'error', text: toFormErrors(error).form ?? notChanged } : { kind: 'success', ...done });
  };
  const choose = async (variant: SrsVariant, changes: Asked) => {
    if (asked !== null) return;
    setAsked(variant);
    const { rating_type, rating } = entry;
    const back = () => void send({ rating_type, rating }, { text: changed(variants[rating_type]) });
    await send(changes, { text: changed(variants[variant]), action: { label: undo, run: back } });
    setAsked(null);
  };
  return { asked, choose };
}

interface VariantChipsProps {
  entry: Competitor;
  /** Their start has not gone. */
  mayEdit: boolean;
}

/** What the boat is counted by in this race, of the four that its type may have; a tap chooses another one. */
export function VariantChips({ entry, mayEdit }: VariantChipsProps) {
  const note = useId();
  const { isLoading, known } = useKnown(entry);
  const isOffline = useAppSelector((state) => isCutOff(selectConnectionPhase(state)));
  const { asked, choose } = useChoose(entry);
  const shown = shownVariants(entry, known);
  const { label, missing, offline, saving, started } = registrationTexts.variant;
  if (isLoading) return <ListSkeleton rows={1} height={CHIP_PX} />;
  if (SRS_VARIANTS.every((variant) => shown[variant] === null)) return null;

  const locked = mayEdit ? (isOffline ? offline : '') : started;
  return (
    <>
      <Chips role="group" aria-label={label} aria-describedby={note}>
        {SRS_VARIANTS.map((variant) => {
          const number = shown[variant];
          const isOn = (asked ?? entry.rating_type) === variant;
          const mayChoose = locked === '' && number !== null && asked === null && !isOn;
          return (
            <button
              key={variant}
              type="button"
              aria-pressed={isOn}
              aria-disabled={locked !== '' || number === null}
              onClick={() => mayChoose && void choose(variant, variantChange(variant, known, number))}
            >
              {registrationTexts.form.variants[variant]}
              <b>{number === null ? missing : formatDecimal(number)}</b>
            </button>
          );
        })}
      </Chips>
      <Note id={note} role="status">
        {locked === '' && asked !== null ? saving : locked}
      </Note>
    </>
  );
}
