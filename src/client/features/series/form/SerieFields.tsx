import { FormSwitch } from '../../../ui/form/FormSwitch';
import { FormTextField } from '../../../ui/form/FormTextField';
import { serieTexts } from '../texts';

export function SerieFields() {
  const { form } = serieTexts;
  return (
    <>
      <FormTextField name="name" label={form.name} helperText={form.nameHint} required autoComplete="off" autoFocus />
      <FormTextField
        name="description"
        label={form.description}
        helperText={form.descriptionHint}
        multiline
        minRows={3}
      />
      <FormSwitch name="is_published" label={form.publish} helperText={form.publishHint} />
    </>
  );
}
