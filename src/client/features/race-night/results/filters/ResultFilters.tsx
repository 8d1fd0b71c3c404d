import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import { ChoiceField, SearchField } from '../../../../ui/fields/ToolField';
import { Toggles } from '../../../../ui/fields/Toggles';
import { resultTexts } from '../texts';
import { classChoices } from '../view/shownResults';
import { TIME_COLUMNS, type TimeColumn, type useResultView } from '../view/useResultView';

/** Fewer boats than this are seen at a glance. */
const SEARCH_FROM = 9;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(1.5),
  '& > .files': { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) },
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1),
    '& > *': { flex: '1 1 8rem' },
    '& > .wide': { flexBasis: '100%' },
  },
}));

type ResultView = ReturnType<typeof useResultView>;

interface ResultFiltersProps extends Pick<ResultView, 'view' | 'choose'> {
  /** All boats of the list, before the filters. */
  rows: readonly ResultRow[];
  groups: readonly { value: string; label: string }[];
  categories: readonly string[];
  times: readonly TimeColumn[];
  /** Save and print, where there is room. */
  files: ReactNode;
}

/**
 * What of the list is shown: which boats, and which times. Choices that would leave everything as it is are not
 * offered.
 */
export function ResultFilters({ view, choose, rows, groups, categories, times, files }: ResultFiltersProps) {
  const classes = classChoices(rows, resultTexts.noClass);
  const toggleTime = (time: TimeColumn) => {
    const next = TIME_COLUMNS.filter((column) => times.includes(column) !== (column === time));
    choose('times', next.join(','));
  };
  return (
    <>
      <Line>
        {rows.length >= SEARCH_FROM || view.query !== '' ? (
          <div className="wide">
            <SearchField label={resultTexts.search} value={view.query} onChange={(query) => choose('q', query)} />
          </div>
        ) : null}
        {classes.length === 0 ? null : (
          <ChoiceField
            label={resultTexts.raceClass}
            allLabel={resultTexts.allClasses}
            options={classes}
            value={view.raceClass}
            onChange={(value) => choose('class', value)}
          />
        )}
        {groups.length < 2 ? null : (
          <ChoiceField
            label={resultTexts.group}
            allLabel={resultTexts.allGroups}
            options={groups}
            value={view.group}
            onChange={(value) => choose('group', value)}
          />
        )}
        {categories.length === 0 ? null : (
          <ChoiceField
            label={resultTexts.category}
            allLabel={resultTexts.allCategories}
            options={categories.map((category) => ({ value: category, label: category }))}
            value={view.category}
            onChange={(value) => choose('category', value)}
          />
        )}
        {files === null ? null : <div className="files">{files}</div>}
      </Line>
      <Line>
        <Toggles
          label={resultTexts.times}
          options={TIME_COLUMNS.map((id) => ({ id, label: resultTexts.time[id] }))}
          isOn={(time) => times.includes(time)}
          onToggle={toggleTime}
        />
      </Line>
    </>
  );
}
