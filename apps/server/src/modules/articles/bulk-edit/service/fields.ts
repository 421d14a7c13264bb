import type { BulkEditChange } from '@sjaj/contract';
import type { BulkField } from './bulk-edit.ts';
import * as store from '../store.ts';

const NAMES: readonly BulkEditChange['field'][] = ['isVisibleOnWeb', 'brandId', 'taxGroupId', 'categoryIds', 'tagIds'];

/** The fields of an article itself. */
export const ARTICLE_FIELDS: readonly BulkField[] = NAMES.map((name) => ({
  name,
  area: 'articles',
  lock: (tx, ids) => store.lockValues(tx, name, ids),
  possible: (tx, values) => store.possibleValues(tx, name, values),
  write: (tx, values) => store.writeValues(tx, name, values),
  audited: (value) => ({ [name]: value }),
}));
