import type { Language } from '@sjaj/domain';
import type { Staff } from './actor.ts';
import type { Db } from '../platform/database/db.ts';
import type { Idempotency } from './idempotency.ts';
import { WithMessage } from '../platform/http/answers.ts';
import { Problem } from '../platform/problem.ts';
import { type RecordDefinition, createRecord, removeRecord, saveRecord } from './records.ts';

interface RecordHandlersInput<Form, View> {
  readonly db: Db;
  readonly definition: RecordDefinition<Form>;
  /** The form as it is saved and logged, where that is not as it was sent. */
  readonly clean?: (form: Form) => Form;
  /** The record as staff read it; undefined where there is none. */
  readonly read: (id: number, context: ReadContext) => Promise<View | undefined>;
}

interface ReadContext {
  readonly language: Language;
  readonly now: Date;
}

interface RecordCall extends ReadContext {
  readonly actor: Staff;
}

interface ById {
  readonly params: { readonly id: number };
}

interface Creating<Form> extends RecordCall {
  readonly body: Form;
  readonly idempotency: Idempotency;
}

interface Updating<Form> extends RecordCall, ById {
  readonly body: Form & { readonly version: number };
}

/** What staff do with one record of a list, the same for every list: read, add, save and delete it. */
export function recordHandlers<Form extends object, View>({
  db,
  definition,
  read,
  clean = (form) => form,
}: RecordHandlersInput<Form, View>) {
  async function one(id: number, context: ReadContext): Promise<View> {
    const view = await read(id, context);
    if (view === undefined) throw new Problem('records.not_found', 404);
    return view;
  }
  return {
    one: ({ params, ...context }: ReadContext & ById) => one(params.id, context),
    create: async ({ actor, body, idempotency, ...context }: Creating<Form>) => {
      const id = await createRecord({ db, staff: actor, definition }, clean(body), idempotency);
      return new WithMessage(await one(id, context), 'records.saved');
    },
    update: async ({ actor, params: { id }, body, ...context }: Updating<Form>) => {
      const { version, form } = parted(body);
      await saveRecord({ db, staff: actor, definition }, { id, version, form: clean(form) });
      return new WithMessage(await one(id, context), 'records.saved');
    },
    remove: async ({ actor, params }: Pick<RecordCall, 'actor'> & ById) =>
      new WithMessage(await removeRecord({ db, staff: actor, definition }, params.id), 'records.deleted'),
  };
}

/** A form and the version that it began from, which come in one body. */
function parted<Form extends object>({ version, ...form }: Form & { readonly version: number }) {
  return { version, form: form as unknown as Form };
}
