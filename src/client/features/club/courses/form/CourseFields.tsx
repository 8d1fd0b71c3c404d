import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { courseTexts } from '../texts';
import { MapField } from './MapField';
import { MarksField } from './MarksField';

/** `map`: where the map is read that the course has. */
export function CourseFields({ map }: { map: string | null }) {
  const { form } = courseTexts;
  return (
    <>
      <FormTextField name="name" label={form.name} helperText={form.nameHint} required autoComplete="off" autoFocus />
      <FormTextField
        name="length_nm"
        label={form.length}
        helperText={form.lengthHint}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <FormTextField
        name="description"
        label={form.description}
        helperText={form.descriptionHint}
        multiline
        minRows={3}
      />
      <FormSwitch name="is_active" label={form.isActive} helperText={form.isActiveHint} />
      <MapField saved={map} />
      <MarksField />
    </>
  );
}
