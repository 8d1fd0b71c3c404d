import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import type { Id, WireDecimal } from '../../../../../shared/contract/common';
import { RATING_TYPES, type Competitor } from '../../../../../shared/contract/competitors';
import { unverifiedNumbers } from '../../../../../shared/domain/certificate';
import { matchingRaceClass } from '../../../../../shared/domain/raceClassOf';
import { localDateOf } from '../../../../../shared/domain/time';
import { RATING_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useBoatQuery } from '../../../../api/boats';
import { certificateText, certificateWarning } from '../../../../sailing-ui/boat/certificateText';
import { CrewFields } from '../../../../sailing-ui/CrewFields';
import { useAppSelector } from '../../../../state/rootState';
import { selectCompetitorsOfSailing, selectRaceClasses } from '../../../../state/rowSelectors';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTags } from '../../../../ui/form/FormTags';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { typedRating } from '../../../../ui/form/FormRatingLimits';
import { compareSwedish, formatDecimal } from '../../../../ui/format';
import { BoatModelField, useChosenModel } from './BoatModelField';
import { StartGroupField, type GroupChoice } from './StartGroupField';
import { hasOwnRating, ratingsOf, type CompetitorValues } from './competitorValues';
import { competitorTexts } from './texts';

/** The class, where the sailing has any, with a word about the one that the boat belongs in by its rules. */
function RaceClassField({ sailing }: { sailing: Id }) {
  const { values } = useFormikContext<CompetitorValues>();
  const classes = useAppSelector((state) => selectRaceClasses(state, sailing));
  if (classes.length === 0) return null;
  const fit = matchingRaceClass(
    { boat_model: values.boat_model, base_rating: typedRating(values.base_rating) },
    classes,
  );
  const isNews = fit !== null && String(fit.id) !== values.race_class;
  const options = [
    { value: '', label: competitorTexts.noClass },
    ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FormSelect
      name="race_class"
      label={competitorTexts.raceClass}
      options={options}
      helperText={isNews ? competitorTexts.classSuggestion(fit.name) : undefined}
    />
  );
}

const options = RATING_TYPES.map((value) => ({ value, label: RATING_TYPE_LABELS[value] }));

/** Which number counts; with a boat model chosen it is filled in from the table. */
function RatingTypeField() {
  const { setFieldValue } = useFormikContext<CompetitorValues>();
  const { chosen } = useChosenModel();

  const fill = (picked: string) => {
    const kind = RATING_TYPES.find((type) => type === picked);
    const { rating } = chosen && kind ? ratingsOf(chosen, kind) : {};
    if (rating !== undefined) void setFieldValue('rating', rating);
  };

  return <FormSelect name="rating_type" label={competitorTexts.ratingType} options={options} onPick={fill} />;
}

/** Sub-results that the boat takes part in: the usual ones, those that others of the sailing have, or own words. */
function CategoriesField({ sailing }: { sailing: Id }) {
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const used = competitors.flatMap(({ categories }) => categories).toSorted(compareSwedish);
  const options = [...new Set([...competitorTexts.usualCategories, ...used])];
  return (
    <FormTags
      name="categories"
      label={competitorTexts.categories}
      helperText={competitorTexts.categoriesHint}
      options={options}
    />
  );
}

/** What is known of the certificate of an entered boat, and which of its numbers nobody has checked. */
function BoatCertificate({ id }: { id: Id }) {
  const { isRecorder, models } = useChosenModel();
  const { data: boat } = useBoatQuery(id, { skip: isRecorder });
  const [today] = useState(() => localDateOf(Date.now()));
  if (!boat) return null;
  const model = models.find((one) => one.id === boat.boat_model);
  const warning = certificateWarning(boat, today);
  const shown = (number: string | null | undefined) => (number == null ? null : formatDecimal(number));
  const unverified = unverifiedNumbers(boat, model).map((variant) =>
    competitorTexts.ownWord(RATING_TYPE_LABELS[variant], shown(boat[variant]) ?? '', shown(model?.[variant])),
  );
  const sentences = [warning ?? certificateText(boat, today), ...unverified].filter((sentence) => sentence !== '');
  if (sentences.length === 0) return null;
  return (
    <Alert severity={warning === null && unverified.length === 0 ? 'info' : 'warning'}>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

interface CompetitorFieldsProps {
  sailing: Id;
  /** Left out: a new one. */
  boat?: Competitor;
  groups: readonly GroupChoice[];
  /** The SRS number that the boat gets where none is written. */
  lastRating?: WireDecimal | null;
  /** Below the sail number. */
  children?: ReactNode;
}

/** The boat, its people, its number, where it starts and where it is counted. */
export function CompetitorFields({ sailing, boat, groups, lastRating = null, children }: CompetitorFieldsProps) {
  const { values } = useFormikContext<CompetitorValues>();
  const lacksHelm = boat?.skipper_name === '';
  return (
    <>
      <Box sx={pair}>
        <FormTextField
          name="sail_number"
          label={competitorTexts.sailNumber}
          helperText={competitorTexts.sailNumberHint}
          autoComplete="off"
          autoFocus={!lacksHelm}
          slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
        />
        <FormTextField name="boat_name" label={competitorTexts.boatName} autoComplete="off" />
      </Box>
      {children}
      <Box sx={pair}>
        <FormTextField
          name="skipper_name"
          label={competitorTexts.helm}
          helperText={lacksHelm ? competitorTexts.noHelm : competitorTexts.helmLater}
          autoComplete="off"
          autoFocus={lacksHelm}
        />
        <FormTextField name="club_name" label={competitorTexts.club} autoComplete="off" />
      </Box>
      <BoatModelField />
      <Box sx={pair}>
        <FormTextField
          name="base_rating"
          label={competitorTexts.srs}
          helperText={competitorTexts.srsHint}
          autoComplete="off"
          slotProps={decimal}
        />
        <RatingTypeField />
      </Box>
      {hasOwnRating(values) && (
        <FormTextField name="rating" label={competitorTexts.rating} autoComplete="off" slotProps={decimal} />
      )}
      {typeof boat?.boat === 'number' ? <BoatCertificate id={boat.boat} /> : null}
      <StartGroupField {...{ sailing, groups, lastRating }} {...(boat && { boat })} />
      <RaceClassField sailing={sailing} />
      <CrewFields />
      <CategoriesField sailing={sailing} />
    </>
  );
}
