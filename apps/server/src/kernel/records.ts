import type { Staff } from './actor.ts';
import { writeAudit } from './audit.ts';
import { type Db, inTransaction, isDuplicate, isReferenced, type Tx } from '../platform/database/db.ts';
import { type Idempotency, inTransactionOnce } from './idempotency.ts';
import { Problem } from '../platform/problem.ts';
import type { StaffContext } from './request-context.ts';
import { WithMessage } from '../platform/http/answers.ts';

/** A record as it is stored. */
export interface Stored<Form> {
  readonly id: number;
  readonly version: number;
  readonly form: Form;
}

/** One of the lists that staff keep: how its records are read, written and deleted. */
export interface RecordDefinition<Form> {
  /** As the audit log calls a record. */
  readonly entity: string;
  /** The field that no two records share, where there is one. */
  readonly unique?: string;
  /** The record, locked against other editors until the transaction ends. */
  readonly lock: (tx: Tx, id: number) => Promise<Stored<Form> | undefined>;
  readonly insert: (tx: Tx, form: Form) => Promise<number>;
  /** Writes the form and counts the version up. */
  readonly update: (tx: Tx, id: number, form: Form) => Promise<void>;
  readonly remove: (tx: Tx, id: number) => Promise<void>;
  /** Some of what still belongs to the record, by code or title. */
  readonly usersOf: (db: Db, id: number) => Promise<readonly string[]>;
  /** Throws where the form does not go with itself or the other records; `id` is null for a new one. */
  readonly check?: (tx: Tx, form: Form, id: number | null) => Promise<void>;
  /** Throws where a record that nothing belongs to may not go all the same. */
  readonly checkRemoval?: (tx: Tx, id: number) => Promise<void>;
}

interface CrudContext<Form> {
  readonly db: Db;
  readonly staff: Staff;
  readonly definition: RecordDefinition<Form>;
}

/** Adds a record and returns its id. 409 where there is one of that name. */
export const createRecord = <Form>(
  { db, staff, definition }: CrudContext<Form>,
  form: Form,
  key: Idempotency,
): Promise<number> =>
  orTaken(
    definition,
    inTransactionOnce(db, key, async (tx) => {
      await definition.check?.(tx, form, null);
      const id = await definition.insert(tx, form);
      await writeAudit(tx, staff, {
        action: `${definition.entity}.create`,
        entity: definition.entity,
        entityId: id,
        after: form,
      });
      return id;
    }),
  );

/** For a change that found no record in the state it needs: 409 where somebody was first, 404 where there is none. */
export function refuseChange(isKnown: boolean): never {
  throw isKnown ? new Problem('records.changed_meanwhile', 409) : new Problem('records.not_found', 404);
}

interface Save<Form> {
  readonly id: number;
  /** The version that the person started from. */
  readonly version: number;
  readonly form: Form;
}

/** Saves a record. 404 where there is none, 409 where somebody saved it since or what is left out of it is in use. */
const saveRecord = <Form>(
  { db, staff, definition }: CrudContext<Form>,
  { id, version, form }: Save<Form>,
): Promise<void> =>
  orTaken(
    definition,
    orInUse(
      inTransaction(db, async (tx) => {
        const stored = await definition.lock(tx, id);
        if (!stored) throw new Problem('records.not_found', 404);
        if (stored.version !== version) throw new Problem('records.changed_meanwhile', 409);
        await definition.check?.(tx, form, id);
        await definition.update(tx, id, form);
        const change = { before: stored.form, after: form };
        await writeAudit(tx, staff, {
          action: `${definition.entity}.update`,
          entity: definition.entity,
          entityId: id,
          ...change,
        });
      }),
      () => definition.usersOf(db, id),
    ),
  );

/** Deletes a record. 404 where there is none; 409, naming some of them, while anything belongs to it. */
const removeRecord = <Form>({ db, staff, definition }: CrudContext<Form>, id: number): Promise<null> =>
  orInUse(
    inTransaction(db, async (tx) => {
      const stored = await definition.lock(tx, id);
      if (!stored) throw new Problem('records.not_found', 404);
      await definition.checkRemoval?.(tx, id);
      await definition.remove(tx, id);
      const { entity } = definition;
      await writeAudit(tx, staff, { action: `${entity}.delete`, entity, entityId: id, before: stored.form });
      return null;
    }),
    () => definition.usersOf(db, id),
  );

async function orTaken<T>({ unique }: Pick<RecordDefinition<never>, 'unique'>, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (unique === undefined || !isDuplicate(error)) throw error;
    throw new Problem('records.taken', 409, { errors: [{ field: unique, key: 'records.taken' }] });
  }
}

/** The database knows best what belongs to a record, also to one that got its first article a moment ago. */
async function orInUse<T>(writing: Promise<T>, usersOf: () => Promise<readonly string[]>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isReferenced(error)) throw error;
    throw new Problem('records.in_use', 409, { facts: { names: (await usersOf()).join(', ') } });
  }
}

interface RecordHandlersInput<Form, View> {
  readonly db: Db;
  readonly definition: RecordDefinition<Form>;
  /** The form as it is saved and logged, where that is not as it was sent. */
  readonly clean?: (form: Form) => Form;
  /** The record as staff read it; undefined where there is none. */
  readonly read: (id: number, context: StaffContext) => Promise<View | undefined>;
}

interface ById {
  readonly params: { readonly id: number };
}

interface CreateInput<Form> extends StaffContext {
  readonly body: Form;
  readonly idempotency: Idempotency;
}

interface UpdateInput<Form> extends StaffContext, ById {
  readonly body: Form & { readonly version: number };
}

/** What staff do with one record of a list, the same for every list: read, add, save and delete it. */
export function recordHandlers<Form extends object, View>({
  db,
  definition,
  read,
  clean = (form) => form,
}: RecordHandlersInput<Form, View>) {
  async function one(id: number, context: StaffContext): Promise<View> {
    const view = await read(id, context);
    if (view === undefined) throw new Problem('records.not_found', 404);
    return view;
  }
  return {
    one: ({ params, ...context }: StaffContext & ById) => one(params.id, context),
    create: async ({ actor, body, idempotency, ...context }: CreateInput<Form>) => {
      const id = await createRecord({ db, staff: actor, definition }, clean(body), idempotency);
      return new WithMessage(await one(id, { actor, ...context }), 'records.saved');
    },
    update: async ({ actor, params: { id }, body, ...context }: UpdateInput<Form>) => {
      const { version, form } = parted(body);
      await saveRecord({ db, staff: actor, definition }, { id, version, form: clean(form) });
      return new WithMessage(await one(id, { actor, ...context }), 'records.saved');
    },
    remove: async ({ actor, params }: Pick<StaffContext, 'actor'> & ById) =>
      new WithMessage(await removeRecord({ db, staff: actor, definition }, params.id), 'records.deleted'),
  };
}

/** A form and the version that it began from, which come in one body. */
function parted<Form extends object>({ version, ...form }: Form & { readonly version: number }) {
  return { version, form: form as unknown as Form };
}
