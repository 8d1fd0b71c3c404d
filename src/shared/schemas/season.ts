import { object } from 'yup';
import type { Id } from '../contract/common';
import { SAILING_STATUSES } from '../contract/sailings';
import { FIRST_STATUSES } from '../contract/seasons';
import { MAX_SAILINGS_PER_CALL } from '../limits';
import { validationTexts } from '../texts/validation';
import { choice, flag, relation } from './fields/choice';
import { isMisread, required } from './fields/field';
import type { Misread } from './fields/field';
import { itemOf } from './fields/list';
import { listOf } from './fields/json';
import { integer } from './fields/number';
import { date } from './fields/temporal';
import { text } from './fields/text';
import { sailingSchema } from './sailing';

const atMost = <T extends object | number>(read: (item: unknown) => T | Misread) => listOf(MAX_SAILINGS_PER_CALL, read);

const isNotEmpty = (items: readonly unknown[] | null | undefined): boolean => items == null || items.length > 0;

const namesEachOnce = (ids: readonly Id[] | null | undefined): boolean =>
  ids == null || new Set(ids).size === ids.length;

const sailingIds = (items: readonly { sailing: Id }[] | null | undefined) => items?.map(({ sailing }) => sailing);

const plannedSchema = object({ name: required(text({ max: 100 })), start_date: required(date()) });

/** POST /api/sailings/season/: the settings that all have in common, and the name and date of each. */
export const seasonSchema = sailingSchema
  .pick([
    'club',
    'serie',
    'description',
    'start_time',
    'start_type',
    'start_sequence',
    'start_interval',
    'recall_order',
    'auto_group',
    'result_method',
    'course',
    'registration_open',
    'registration_scope',
    'self_reporting',
    'entry_approval',
    'race_weight',
    'must_count',
  ])
  .shape({
    status: choice(FIRST_STATUSES),
    new_serie: text({ max: 100 }),
    groups_from: relation().nullable(),
    sailings: required(atMost(itemOf(plannedSchema)).test('some', validationTexts.emptyList, isNotEmpty)),
  })
  .test('one serie', (value, context) => {
    const hasOne = value.new_serie === undefined || value.serie == null;
    return hasOne || context.createError({ path: 'new_serie', message: validationTexts.twoSeries });
  });

const copiedSchema = object({ sailing: required(relation()), name: text({ max: 100 }), start_date: required(date()) });

/** POST /api/series/{id}/copy/ */
export const serieCopySchema = object({
  name: required(text({ max: 100 })),
  status: choice(FIRST_STATUSES),
  groups_from: relation().nullable(),
  sailings: atMost(itemOf(copiedSchema)).test('once', validationTexts.sailingTwice, (items) =>
    namesEachOnce(sailingIds(items)),
  ),
});

const changeSchema = object({
  sailing: required(relation()),
  status: choice(SAILING_STATUSES),
  anyway: flag(),
  serie: relation().nullable(),
  version: integer({ max: Number.MAX_SAFE_INTEGER }),
});

/** POST /api/sailings/changes/ */
export const sailingChangesSchema = object({
  changes: required(
    atMost(itemOf(changeSchema))
      .test('some', validationTexts.emptyList, isNotEmpty)
      .test('once', validationTexts.sailingTwice, (items) => namesEachOnce(sailingIds(items))),
  ),
});

const idSchema = object({ sailing: required(relation()) });

function readId(raw: unknown): Id | Misread {
  const item = itemOf(idSchema)({ sailing: raw });
  return isMisread(item) ? item : item.sailing;
}

/** POST /api/sailings/removals/ */
export const sailingRemovalsSchema = object({
  sailings: required(
    atMost(readId)
      .test('some', validationTexts.emptyList, isNotEmpty)
      .test('once', validationTexts.sailingTwice, namesEachOnce),
  ),
});
