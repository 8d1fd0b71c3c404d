import { useState } from 'react';
import type { Column, Sort } from '../../../ui/data-table/column';
import { DataTable } from '../../../ui/data-table/DataTable';
import { sortRows } from '../../../ui/data-table/sortRows';
import { Place } from '../../../sailing-ui/Place';
import { designSystemTexts } from './texts';

interface ExampleRow {
  place: number;
  boat: string;
  corrected: string;
}

const ROWS: readonly ExampleRow[] = designSystemTexts.boats.map((boat, index) => ({
  place: index + 1,
  boat,
  corrected: `0:${31 + index * 2}:0${index}`,
}));

const COLUMNS: readonly Column<ExampleRow>[] = [
  {
    id: 'place',
    label: designSystemTexts.columns.place,
    text: ({ place }) => String(place),
    cell: ({ place }) => <Place place={place} />,
    align: 'center',
    sortBy: ({ place }) => place,
  },
  { id: 'boat', label: designSystemTexts.columns.boat, text: ({ boat }) => boat, sortBy: ({ boat }) => boat },
  { id: 'corrected', label: designSystemTexts.columns.corrected, text: ({ corrected }) => corrected, align: 'end' },
  {
    id: 'points',
    label: designSystemTexts.columns.points,
    text: ({ place }) => String(place),
    align: 'end',
    sortBy: ({ place }) => place,
  },
];

export function ExampleTable() {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <DataTable
      caption={designSystemTexts.caption}
      columns={COLUMNS}
      rows={sortRows(ROWS, COLUMNS, sort)}
      keyOf={({ boat }) => boat}
      sort={sort}
      onSort={setSort}
      rowHeader="boat"
    />
  );
}
