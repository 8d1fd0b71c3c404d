import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Toggles } from '../../../ui/fields/Toggles';
import { standingsTexts } from './texts';
import type { useStandings } from './useStandings';

interface ChoicesProps<T extends string | null> {
  /** What is chosen here, for those who do not see it. */
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** One of a few, seen at once. */
export function Choices<T extends string | null>({ label, options, chosen, onChoose }: ChoicesProps<T>) {
  const choose = (id: string) => {
    const option = options.find(({ value }) => (value ?? '') === id);
    if (option) onChoose(option.value);
  };
  return (
    <Toggles
      label={label}
      options={options.map((option) => ({ id: option.value ?? '', label: option.label }))}
      isOn={(id) => id === (chosen ?? '')}
      onToggle={choose}
    />
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 4),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', rowGap: theme.spacing(1) },
}));

interface PartChoicesProps extends Pick<ReturnType<typeof useStandings>, 'classes' | 'categories'> {
  children?: ReactNode;
}

/** Which class and which sub-result are shown. */
export function PartChoices({ classes, categories, children }: PartChoicesProps) {
  if (classes.options.length === 0 && categories.options.length === 0 && children === undefined) return null;
  return (
    <Row>
      {classes.options.length === 0 ? null : (
        <Choices
          label={standingsTexts.classes}
          options={classes.options}
          chosen={classes.chosen}
          onChoose={classes.choose}
        />
      )}
      {categories.options.length === 0 ? null : (
        <Choices
          label={standingsTexts.category}
          options={categories.options}
          chosen={categories.chosen}
          onChoose={categories.choose}
        />
      )}
      {children}
    </Row>
  );
}
