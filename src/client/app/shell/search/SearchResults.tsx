import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { SearchGroup, SearchOption } from './searchGroups';
import { searchTexts } from './texts';
import { sunlightOutline } from '../../../ui/styles';

const List = styled('div')(({ theme }) => ({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& [role=presentation]': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    padding: theme.spacing(1.5, 3, 0.5),
  },
  '& [role=option]': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 52,
    padding: theme.spacing(0.75, 3),
    cursor: 'pointer',
    borderLeft: '4px solid transparent',
    paddingLeft: `calc(${theme.spacing(3)} - 4px)`,
    scrollMarginBlock: theme.spacing(4),
  },
  '& [role=option]:hover': { background: theme.vars.palette.sunken },
  '& [aria-selected=true]': {
    background: theme.vars.palette.tint.starboard,
    borderLeftColor: theme.vars.palette.primary.main,
    ...sunlightOutline,
  },
  '& b': { fontWeight: 'var(--weight-strong)', overflowWrap: 'anywhere' },
  '& small': {
    ...theme.typography.body2,
    lineHeight: 1.35,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

interface SearchResultsProps {
  id: string;
  groups: readonly SearchGroup[];
  active: SearchOption | undefined;
  onChoose: (option: SearchOption) => void;
}

/** The id of an option's element, for the field that points at it. */
export const optionId = (list: string, { key }: SearchOption): string => `${list}-${key.replace(/\W+/g, '-')}`;

/** What was found, under headings. The focus stays in the field, which says which of them is meant. */
export function SearchResults({ id, groups, active, onChoose }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeKey = active?.key;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeKey]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={searchTexts.hits}>
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-label={title}>
          <div role="presentation">{title}</div>
          {options.map((option) => (
            <div
              key={option.key}
              id={optionId(id, option)}
              role="option"
              tabIndex={-1}
              aria-selected={option.key === activeKey}
              onMouseDown={(event) => {
                // The focus stays in the field.
                event.preventDefault();
                if (event.button === 0) onChoose(option);
              }}
            >
              <b>{option.label}</b>
              {option.note === '' ? null : <small>{option.note}</small>}
            </div>
          ))}
        </div>
      ))}
    </List>
  );
}
