import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '../../shared/product';

const Row = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) }));

interface PageHeaderProps {
  title: string;
  /** Above the title: where the page belongs. */
  context?: ReactNode;
  /** Under the title: what the page is about just now. */
  children?: ReactNode;
  actions?: ReactNode;
}

/**
 * Title of a page, in the document and on the screen. After a navigation the focus moves here, so that the keyboard goes on
 * from the new page and a screen reader tells where one is.
 */
export function PageHeader({ title, context, children, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrivedBy = useRef(key);
  useEffect(() => {
    if (arrivedBy.current !== 'default') heading.current?.focus();
  }, []);
  return (
    <Row>
      <title>{`${title} – ${PRODUCT_NAME}`}</title>
      <div>
        {context}
        <Typography variant="h1" tabIndex={-1} ref={heading}>
          {title}
        </Typography>
        {children}
      </div>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Row>
  );
}
