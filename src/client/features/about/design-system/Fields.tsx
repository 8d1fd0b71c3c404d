import Box from '@mui/material/Box';
import { useState } from 'react';
import { SUCCESS_DELAY_MS } from '../../../../shared/limits';
import { delay } from '../../../lib/wait';
import { Form } from '../../../ui/form/Form';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormSwitch } from '../../../ui/form/FormSwitch';
import { FormTextField } from '../../../ui/form/FormTextField';
import { FormTimeField } from '../../../ui/form/FormTimeField';
import { SubmitButton } from '../../../ui/form/FormActions';
import { SearchField } from '../../../ui/fields/ToolField';
import { Toggles } from '../../../ui/fields/Toggles';
import { Shelf } from './Part';
import { designSystemTexts } from './texts';

const EXAMPLE = {
  name: '',
  sail_number: '312x',
  start_time: '',
  group: String(designSystemTexts.groups[0]),
  publish: true,
};
const GROUPS = designSystemTexts.groups.map((label) => ({ value: label, label }));
const FILTERS = (['all', 'own', 'missing'] as const).map((id) => ({ id, label: designSystemTexts.filterNames[id] }));

/** A form that is sent nowhere: its number is wrong, and says so when it is tried. */
function ExampleForm() {
  const judge = ({ sail_number }: typeof EXAMPLE): Record<string, string> =>
    /^([A-Z]{3} ?)?\d+$/i.test(sail_number.trim()) ? {} : { sail_number: designSystemTexts.sailNumberProblem };
  return (
    <Form initialValues={EXAMPLE} validate={judge} onSubmit={() => delay(SUCCESS_DELAY_MS).then(() => undefined)}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, maxWidth: 680 }}>
        <FormTextField
          name="name"
          label={designSystemTexts.name}
          helperText={designSystemTexts.nameHint}
          autoComplete="off"
        />
        <FormTextField name="sail_number" label={designSystemTexts.sailNumber} autoComplete="off" />
        <FormTimeField
          name="start_time"
          label={designSystemTexts.startTime}
          helperText={designSystemTexts.startTimeHint}
        />
        <FormSelect name="group" label={designSystemTexts.group} options={GROUPS} />
      </Box>
      <FormSwitch name="publish" label={designSystemTexts.publish} />
      <div>
        <SubmitButton>{designSystemTexts.primary}</SubmitButton>
      </div>
    </Form>
  );
}

/** What can be filled in. */
export function Fields() {
  const [word, setWord] = useState('');
  const [filter, setFilter] = useState<(typeof FILTERS)[number]['id']>('all');
  return (
    <>
      <ExampleForm />
      <Shelf sx={{ mt: 3, alignItems: 'end' }}>
        <SearchField label={designSystemTexts.search} value={word} onChange={setWord} />
        <Toggles
          label={designSystemTexts.filters}
          options={FILTERS}
          isOn={(id) => id === filter}
          onToggle={setFilter}
        />
      </Shelf>
    </>
  );
}
