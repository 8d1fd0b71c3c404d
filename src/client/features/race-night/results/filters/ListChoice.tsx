import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { RESULT_LISTS, type ResultList, type SailingResults } from '../../../../../shared/contract/sailings';
import { Toggles } from '../../../../ui/fields/Toggles';
import { resultTexts } from '../texts';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

interface ListChoiceProps {
  results: SailingResults;
  onChoose: (list: ResultList | null) => void;
}

/** A pursuit has two lists, and both are kept: which one counts is always said. */
export function ListChoice({ results: { list, counts }, onChoose }: ListChoiceProps) {
  if (counts === 'elapsed') return null;
  return (
    <Block>
      <Toggles
        label={resultTexts.lists}
        options={RESULT_LISTS.map((id) => ({ id, label: resultTexts.list[id] }))}
        isOn={(id) => id === list}
        onToggle={(id) => onChoose(id === counts ? null : id)}
      />
      <Typography>{list === counts ? resultTexts.listCounts[counts] : resultTexts.listIsOther[counts]}</Typography>
    </Block>
  );
}
