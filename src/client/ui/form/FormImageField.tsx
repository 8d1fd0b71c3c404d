import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef, useState, type DragEvent } from 'react';
import { ChosenImage } from '../ChosenImage';
import { IMAGE_TYPES, imageProblem } from './imageProblem';
import { useFormField } from './useFormField';

const texts = {
  choose: 'Välj bild',
  chooseOther: 'Byt bild',
  remove: 'Ta bort bilden',
  regret: 'Ångra',
  drop: 'Eller dra hit en bild.',
  removed: 'Bilden tas bort när du sparar.',
  chosen: (name: string) => `${name} sparas när du sparar sidan.`,
} as const;

/** What the form's value says: undefined leaves the image as it is, null takes it away, a file takes its place. */
export type ImageChoice = File | null | undefined;

const Ground = styled('div')<{ isOver: boolean; hasProblem: boolean }>(({ theme, isOver, hasProblem }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  border: 'var(--stroke) dashed',
  borderColor: hasProblem
    ? theme.vars.palette.error.main
    : isOver
      ? theme.vars.palette.primary.main
      : theme.vars.palette.line,
  borderRadius: theme.shape.borderRadius,
  background: isOver ? theme.vars.palette.tint.starboard : undefined,
}));

const Frame = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 112,
  height: 112,
  overflow: 'hidden',
  background: theme.vars.palette.sunken,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
}));

const Side = styled('div')(({ theme }) => ({
  flex: '1 1 14rem',
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
}));
const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

interface ChoiceProps {
  choice: ImageChoice;
  saved: string | null;
}

/** The image as it will be when the form has been saved. */
function Shown({ choice, saved, alt, none }: ChoiceProps & { alt: string; none: string }) {
  if (choice) return <ChosenImage file={choice} alt={alt} />;
  if (choice === null || saved === null) return <Typography variant="body2">{none}</Typography>;
  return <img src={saved} alt={alt} />;
}

interface ChoicesProps extends ChoiceProps {
  isUnfit: boolean;
  hint: string;
  onChoose: () => void;
  onSet: (choice: ImageChoice) => void;
}

function Choices({ choice, saved, isUnfit, hint, onChoose, onSet }: ChoicesProps) {
  const isSavedShown = choice === undefined && saved !== null;
  return (
    <Buttons>
      <Button variant="outlined" data-invalid={isUnfit ? '' : undefined} aria-describedby={hint} onClick={onChoose}>
        {choice || isSavedShown ? texts.chooseOther : texts.choose}
      </Button>
      {isSavedShown ? <Button onClick={() => onSet(null)}>{texts.remove}</Button> : null}
      {choice === undefined ? null : <Button onClick={() => onSet(undefined)}>{texts.regret}</Button>}
    </Buttons>
  );
}

function newsOf(choice: ImageChoice, otherwise: string): string {
  if (choice === undefined) return otherwise;
  return choice === null ? texts.removed : texts.chosen(choice.name);
}

interface FormImageFieldProps {
  name: string;
  label: string;
  /** The address of the image that is saved. */
  saved: string | null;
  /** What the image shows, for those who do not see it. */
  alt: string;
  /** What stands in its place while there is none. */
  none: string;
  helperText: string;
}

/**
 * An image: chosen with the keyboard, or dropped; shown before it is saved. What is wrong with it is said at once, and
 * so is what the server says.
 */
export function FormImageField({ name, label, saved, alt, none, helperText }: FormImageFieldProps) {
  const { field, problem: refused, setValue } = useFormField<ImageChoice>(name);
  const [unfit, setUnfit] = useState<string>();
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const problem = unfit ?? refused;
  const hint = `field-${name}-hint`;

  const take = (file: File | undefined) => {
    if (!file) return;
    const wrong = imageProblem(file);
    setUnfit(wrong);
    if (wrong === undefined) setValue(file);
  };
  const choose = (choice: ImageChoice) => {
    setUnfit(undefined);
    setValue(choice);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <div role="group" aria-label={label}>
      <Typography variant="body2" sx={{ mb: 0.5, fontWeight: 'var(--weight-strong)' }}>
        {label}
      </Typography>
      <Ground
        isOver={isOver}
        hasProblem={problem !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Frame>
          <Shown choice={field.value} saved={saved} alt={alt} none={none} />
        </Frame>
        <Side>
          <Choices
            choice={field.value}
            saved={saved}
            isUnfit={problem !== undefined}
            hint={hint}
            onChoose={() => chooser.current?.click()}
            onSet={choose}
          />
          <Typography variant="body2" color="text.secondary" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
            {texts.drop}
          </Typography>
        </Side>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={label}
          accept={IMAGE_TYPES.join(',')}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file can be chosen again after it was mended.
            target.value = '';
          }}
        />
      </Ground>
      <FormHelperText id={hint} error={problem !== undefined} role={problem === undefined ? undefined : 'alert'}>
        {problem ?? newsOf(field.value, helperText)}
      </FormHelperText>
    </div>
  );
}
