import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Id } from '../../../shared/contract/common';
import type { ChangeNames } from '../kinds/changeKind';
import { formatReadAt } from '../../ui/format';
import { texts } from './texts';

/** What can be done with a change, or with its refusal. */
export interface RowAction {
  label: string;
  run: () => void;
}

interface ChangeRowProps {
  lines: readonly string[];
  sailing: Id;
  names: ChangeNames | undefined;
  madeAt: number;
  /** Why it could not be done. */
  reason?: string;
  actions: readonly RowAction[];
  hrefOfSailing: (club: Id, sailing: Id) => string;
}

const Row = styled('li')(({ theme }) => ({
  padding: theme.spacing(1.5, 0),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

const Done = styled('div')({ fontWeight: 'var(--weight-strong)', overflowWrap: 'anywhere' });

const Note = styled('div')(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary }));

const Reason = styled('div')(({ theme }) => ({ marginTop: theme.spacing(0.5), color: theme.vars.palette.error.main }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  '&:empty': { display: 'none' },
}));

/** One own change: what it does, to which sailing, when it was made, and what can be done about it. */
export function ChangeRow({ lines, sailing, names, madeAt, reason, actions, hrefOfSailing }: ChangeRowProps) {
  const whatId = useId();
  const [now] = useState(() => Date.now());
  const when = formatReadAt(madeAt, now);
  return (
    <Row>
      <div id={whatId}>
        {lines.map((line) => (
          <Done key={line}>{line}</Done>
        ))}
      </div>
      <Note>
        {names === undefined ? (
          texts.madeWhen(when)
        ) : (
          <>
            <Link
              component={RouterLink}
              to={hrefOfSailing(names.club, sailing)}
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              {names.sailing}
            </Link>
            {texts.made(when)}
          </>
        )}
      </Note>
      {reason === undefined ? null : <Reason>{reason}</Reason>}
      <Actions>
        {actions.map(({ label, run }) => (
          <Button key={label} variant="outlined" onClick={run} aria-describedby={whatId}>
            {label}
          </Button>
        ))}
      </Actions>
    </Row>
  );
}
