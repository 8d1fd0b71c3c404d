import type { Club } from '../../../../shared/contract/clubs';
import type { SeriePayload, SerieRow } from '../../../../shared/contract/series';
import { presetRules, type Preset } from '../rules/presets';
import { rulesOf } from '../rules/ruleValues';

/** The serie form as it is typed. How it counts has a page of its own. */
export interface SerieValues {
  name: string;
  description: string;
  is_published: boolean;
}

/** A new one begins with the rules of a preset. */
export interface NewSerieValues extends SerieValues {
  preset: Preset;
}

export const newSerieValues: NewSerieValues = { name: '', description: '', is_published: true, preset: 'oneDiscard' };

export const serieValues = ({ name, description, is_published }: SerieRow): SerieValues => ({
  name,
  description,
  is_published,
});

const fields = ({ name, description, is_published }: SerieValues) => ({
  name: name.trim(),
  description: description.trim(),
  is_published,
});

export const newSerie = (values: NewSerieValues, club: Club, year: number): SeriePayload => ({
  club: club.id,
  ...fields(values),
  ...presetRules(values.preset, year),
});

/** The whole serie after the change: PUT keeps nothing that is left out, so its rules go along as they are. */
export const changedSerie = (values: SerieValues, serie: SerieRow): SeriePayload => ({
  ...rulesOf(serie),
  ...fields(values),
});

/** As the server will judge it. */
export const serieFields = fields;
