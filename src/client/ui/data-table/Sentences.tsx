import { styled } from '@mui/material/styles';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(0.75),
  maxWidth: '60ch',
}));

/** An explanation, sentence by sentence. */
export function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <List>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}
