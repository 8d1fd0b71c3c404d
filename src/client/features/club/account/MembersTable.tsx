import MuiLink from '@mui/material/Link';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Sailor } from '../../../../shared/contract/sailors';
import { paths } from '../../../paths';
import type { Column } from '../../../ui/data-table/column';
import { TableHead } from '../../../ui/data-table/TableHead';
import { useTableSort } from '../../../ui/data-table/useTableSort';
import { visuallyHidden } from '../../../ui/styles';
import { Email, Phone } from './Contact';
import { boatsText, nameText } from './members';
import { clubAccountTexts } from './texts';

const Table = styled(MuiTable)(({ theme }) => ({
  marginTop: theme.spacing(1),
  'th, td': {
    padding: theme.spacing(0.5, 2, 0.5, 0),
    height: 52,
    textAlign: 'left',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  'thead th': { height: 44, padding: 0, fontWeight: 'var(--weight-strong)' },
  'tbody tr:hover': { background: theme.vars.palette.sunken },
  'tbody th': { fontWeight: 'var(--weight-strong)' },
  small: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const emptyLast = (text: string | null): string | null => (text === '' ? null : text);

const COLUMNS: readonly Column<Sailor>[] = [
  {
    id: 'namn',
    label: clubAccountTexts.column.name,
    text: nameText,
    sortBy: ({ last_name, first_name }) => emptyLast(`${last_name} ${first_name}`.trim()),
    cell: (member) => (
      <MuiLink
        component={Link}
        to={paths.sailor(member.id)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {nameText(member)}
      </MuiLink>
    ),
  },
  {
    id: 'bat',
    label: clubAccountTexts.column.boats,
    text: boatsText,
    sortBy: (member) => emptyLast(boatsText(member)),
    cell: (member) => boatsText(member) || <small>{clubAccountTexts.withoutBoat}</small>,
  },
  {
    id: 'epost',
    label: clubAccountTexts.column.email,
    text: ({ email }) => email ?? '',
    sortBy: ({ email }) => email,
    cell: (member) => <Email member={member} />,
  },
  {
    id: 'telefon',
    label: clubAccountTexts.column.phone,
    text: ({ phone }) => phone ?? '',
    sortBy: ({ phone }) => emptyLast(phone),
    cell: (member) => <Phone member={member} />,
  },
];

/** The members where there is room for columns; each head puts them in order. */
export function MembersTable({ members }: { members: readonly Sailor[] }) {
  const { sort, setSort, sorted } = useTableSort(members, COLUMNS);
  return (
    <Table>
      <caption style={visuallyHidden}>{clubAccountTexts.members}</caption>
      <TableHead columns={COLUMNS} sort={sort} onSort={setSort} hasToggles={false} />
      <TableBody>
        {sorted.map((member) => (
          <TableRow key={member.id}>
            {COLUMNS.map(({ id, cell, text }, index) => {
              const content = cell ? cell(member) : text(member);
              return index === 0 ? (
                <th key={id} scope="row">
                  {content}
                </th>
              ) : (
                <td key={id}>{content}</td>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
