import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { Sailor } from '../../../../shared/contract/sailors';
import { sailorHomeTexts } from './texts';

type Todo = 'notApproved' | 'noRating' | 'noName';

interface Facts {
  sailor: Pick<Sailor, 'full_name'>;
  /** Unknown until it has been read. */
  sailing: Pick<SailingRow, 'result_method'> | undefined;
  competitor: Pick<Competitor, 'approved' | 'rating' | 'skipper_name'>;
}

/** What should be done before the start; nothing when all is well. */
export function todoBefore({ sailor, sailing, competitor }: Facts): Todo[] {
  const isRated = sailing?.result_method === 'corrected';
  return [
    ...(competitor.approved ? [] : ['notApproved' as const]),
    ...(isRated && competitor.rating === null ? ['noRating' as const] : []),
    ...(sailor.full_name === '' ? ['noName' as const] : []),
  ];
}

const Ground = styled('div')(({ theme }) => ({
  borderLeft: `4px solid ${theme.vars.palette.signal.bg}`,
  background: theme.vars.palette.tint.signal,
  padding: theme.spacing(1.5, 2),
  marginBottom: theme.spacing(2),
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingLeft: theme.spacing(2.5) },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
}));

interface TodoListProps {
  todo: readonly Todo[];
  /** Where the entry is changed. */
  entry: string;
  settings: string;
}

const WORDS: Record<Todo, { text: string; action?: string }> = {
  notApproved: { text: sailorHomeTexts.todoNotApproved },
  noRating: { text: sailorHomeTexts.todoNoRating, action: sailorHomeTexts.todoChangeEntry },
  noName: { text: sailorHomeTexts.todoNoName, action: sailorHomeTexts.todoToSettings },
};

/** What is left to do before the start; nothing when all is well. */
export function TodoList({ todo, entry, settings }: TodoListProps) {
  const title = useId();
  if (todo.length === 0) return null;
  return (
    <Ground role="group" aria-labelledby={title}>
      <Typography id={title} component="h3" variant="subtitle1">
        {sailorHomeTexts.todo}
      </Typography>
      <ul>
        {todo.map((one) => {
          const { text, action } = WORDS[one];
          return (
            <li key={one}>
              {text}{' '}
              {action === undefined ? null : (
                <MuiLink component={Link} to={one === 'noName' ? settings : entry}>
                  {action}
                </MuiLink>
              )}
            </li>
          );
        })}
      </ul>
    </Ground>
  );
}
