import { object } from 'yup';
import { MAX_ENTRY_LIST_ROWS } from '../limits';
import { flag, relation } from './fields/choice';
import { required } from './fields/field';
import { listOf } from './fields/json';
import { itemOf } from './fields/list';
import { integer } from './fields/number';

/** POST copy-setup/ */
export const setupSchema = object({ from: relation().nullable(), boats: flag() });

const rowSchema = object({
  id: required(relation()),
  version: required(integer({ max: Number.MAX_SAFE_INTEGER })),
});

const rows = () => required(listOf(MAX_ENTRY_LIST_ROWS, itemOf(rowSchema)));

/** POST copy-setup/undo/ */
export const setupUndoSchema = object({ start_groups: rows(), entered: rows(), placed: rows() });
