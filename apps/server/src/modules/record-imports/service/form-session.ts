import { ruleOf } from '@sjaj/i18n/server';
import type { ZodType } from 'zod';
import { valueOf } from '../rules/cells.ts';
import {
  differingKeys,
  type ImportField,
  pick,
  type Remark,
  remark,
  type Value,
  type Values,
} from '../rules/fields.ts';
import type { Cells, CheckedLine, LineReader, StoredForm, StoredRecord } from '../rules/records.ts';
import { type ImportSession, savedOneByOne, type WriteCause } from './session.ts';

/** The form with the values of a line, and what they name that the shop does not have. */
export interface FilledForm<Form> {
  readonly form: Form;
  readonly errors: readonly Remark[];
}

/** Records that are one form each: what an import of them needs to know. */
interface FormRecords<Form> extends Pick<LineReader, 'keyOf' | 'codeOf' | 'keyErrors'> {
  readonly fields: readonly ImportField[];
  /** The fields that name the record: a line never changes them. */
  readonly keyFields: readonly string[];
  readonly schema: ZodType;
  readonly emptyForm: Form;
  /** The field of the sheet that a field of the form is filled by, where the two differ. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  readonly titleOf: (form: Form) => string;
  readonly valuesOf: (form: Form) => Values;
  readonly fill: (form: Form, values: Values) => FilledForm<Form>;
  readonly load: (keys: readonly string[], locks: boolean) => Promise<ReadonlyMap<string, StoredForm<Form>>>;
  readonly page: (afterId: number, size: number) => Promise<readonly StoredForm<Form>[]>;
  readonly insert: (form: Form, cause: WriteCause) => Promise<number>;
  readonly update: (stored: StoredForm<Form>, after: Form, cause: WriteCause) => Promise<void>;
  readonly remove: (stored: StoredForm<Form>, cause: WriteCause) => Promise<void>;
  /** The form of a record that is not offered any more. */
  readonly hidden: (form: Form) => Form;
}

/** An import of records that are one form each: a line is checked as the form would be. */
export function formSession<Form extends object>(records: FormRecords<Form>): ImportSession {
  const loaded = new Map<number, StoredForm<Form>>();
  const recordOf = (stored: StoredForm<Form>): StoredRecord => {
    loaded.set(stored.id, stored);
    return { id: stored.id, title: records.titleOf(stored.form), values: records.valuesOf(stored.form) };
  };
  const knownOf = (id: number): StoredForm<Form> => {
    const known = loaded.get(id);
    if (!known) throw new Error(`record ${id} was not loaded`);
    return known;
  };
  return {
    fields: records.fields,
    keyOf: records.keyOf,
    codeOf: records.codeOf,
    keyErrors: records.keyErrors,
    load: async (keys, locks) => {
      loaded.clear();
      const found = await records.load(keys, locks);
      return new Map([...found].map(([key, stored]) => [key, recordOf(stored)]));
    },
    check: (cells, stored) => checkLine(records, cells, stored && loaded.get(stored.id)),
    save: savedOneByOne(async ({ id, values }, cause) => {
      if (id === null) return records.insert(records.fill(records.emptyForm, values).form, cause);
      const known = knownOf(id);
      await records.update(known, records.fill(known.form, values).form, cause);
      return id;
    }),
    remove: ({ id }, cause) => records.remove(knownOf(id), cause),
    hide: async ({ id, key }, cause) => {
      const stored = (await records.load([key], true)).get(key);
      if (stored?.id === id) await records.update(stored, records.hidden(stored.form), cause);
    },
    // Nothing beside the records is created.
    create: async () => [],
    discard: async () => [],
    page: async ({ afterId }, size) => (await records.page(afterId, size)).map(recordOf),
  };
}

function checkLine<Form extends object>(
  records: FormRecords<Form>,
  cells: Cells,
  known: StoredForm<Form> | undefined,
): CheckedLine {
  const read = readCells(records.fields, cells);
  const filled = records.fill(known?.form ?? records.emptyForm, read.values);
  const title = records.titleOf(filled.form);
  const all = records.valuesOf(filled.form);
  const written = Object.keys(read.values).filter((key) => !records.keyFields.includes(key));
  const values = known ? pick(all, written) : all;
  const before = known ? records.valuesOf(known.form) : null;
  const changed = before ? differingKeys(before, values) : Object.keys(all);
  const errors = [...read.errors, ...filled.errors];
  // What was stored before a rule came is no error of a line that leaves it as it is.
  const wrong =
    errors.length > 0 ? errors : formErrors(records, filled.form).filter(({ field }) => changed.includes(field));
  return { title, values, errors: onePerField(wrong), warnings: [], missing: [] };
}

function readCells(fields: readonly ImportField[], cells: Cells) {
  const values: Record<string, Value> = {};
  const errors: Remark[] = [];
  for (const { key, kind } of fields) {
    const written = cells[key];
    if (written === undefined) continue;
    const cell = valueOf(kind, written);
    if ('key' in cell) errors.push(remark(key, cell.key, cell.facts));
    else values[key] = cell.value;
  }
  return { values, errors };
}

/** What the form would say. */
function formErrors<Form>({ schema, fieldOf = {}, fields }: FormRecords<Form>, form: Form): Remark[] {
  const parsed = schema.safeParse(form);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const [first = '', second = ''] = issue.path.map(String);
    const part = `${first}.${second}`;
    const field = fieldOf[first] ?? (fields.some(({ key }) => key === part) ? part : first);
    const { key, facts } = ruleOf(issue);
    return remark(field, key, facts);
  });
}

const onePerField = (errors: readonly Remark[]): Remark[] =>
  errors.filter(({ field }, place) => errors.findIndex((one) => one.field === field) === place);
