import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { PUBLISH_MODES, PUBLISHED_NAMES, type Club } from '../../../../shared/contract/clubs';
import { publicPaths } from '../../../../shared/domain/publication/publicPaths';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormSwitch } from '../../../ui/form/FormSwitch';
import type { ProfileValues } from './profileValues';
import { clubProfileTexts } from './texts';

const MODES = PUBLISH_MODES.map((value) => ({ value, label: clubProfileTexts.publishOptions[value] }));
const NAMES = PUBLISHED_NAMES.map((value) => ({ value, label: clubProfileTexts.publishNamesOptions[value] }));

const pageLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** What of the club's results is public, and who is named there. */
export function PublishFields({ club }: { club: Club }) {
  const { values } = useFormikContext<ProfileValues>();
  const isOff = values.publish === 'off';
  return (
    <>
      <div>
        <Typography variant="h2" sx={{ pt: 2 }}>
          {clubProfileTexts.open}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{clubProfileTexts.openLead}</Typography>
        {club.publish === 'off' ? null : (
          <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
            <MuiLink href={publicPaths.club(club.slug)} sx={pageLink}>
              {clubProfileTexts.openPage}
            </MuiLink>
            <MuiLink href={publicPaths.screen(club.slug)} sx={pageLink}>
              {clubProfileTexts.screenPage}
            </MuiLink>
          </Stack>
        )}
      </div>
      <FormSelect
        name="publish"
        label={clubProfileTexts.publish}
        options={MODES}
        helperText={clubProfileTexts.publishHint[values.publish]}
      />
      {isOff ? null : (
        <>
          <FormSelect
            name="publish_names"
            label={clubProfileTexts.publishNames}
            options={NAMES}
            helperText={clubProfileTexts.publishNamesHint}
          />
          <FormSwitch
            name="publish_crew"
            label={clubProfileTexts.publishCrew}
            helperText={clubProfileTexts.publishCrewHint}
          />
          <FormSwitch
            name="publish_indexed"
            label={clubProfileTexts.publishIndexed}
            helperText={clubProfileTexts.publishIndexedHint}
          />
        </>
      )}
    </>
  );
}
