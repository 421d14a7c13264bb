import type { Db } from '../platform/database/db.ts';
import { type ListQuery, paginateInMemory } from './paginate-in-memory.ts';
import { type RecordDefinition, recordHandlers } from './records.ts';
import type { StaffContext } from './request-context.ts';

interface RecordListInput<Form, View, Column extends string, Query> {
  readonly db: Db;
  readonly definition: RecordDefinition<Form>;
  /** The form as it is saved and logged, where that is not as it was sent. */
  readonly clean?: (form: Form) => Form;
  /** All records as staff read them, or the one. */
  readonly views: (context: StaffContext, id?: number) => Promise<readonly View[]>;
  /** Whether a record is in the view of the list that is chosen, and fits its filters. Every record is where absent. */
  readonly isIn?: (record: View, query: Query, now: Date) => boolean;
  /** What is searched. */
  readonly text: (record: View) => string;
  readonly columns: Readonly<Record<Column, (record: View) => string>>;
}

interface ListInput<Column extends string, Query> extends StaffContext {
  readonly body: ListQuery<Column> & Query;
}

/** What staff do with the records of a list that is short enough to be read whole: `recordHandlers`, and the list. */
export function recordListHandlers<Form extends object, View, Column extends string, Query>({
  db,
  definition,
  clean = (form) => form,
  views,
  isIn = () => true,
  text,
  columns,
}: RecordListInput<Form, View, Column, Query>) {
  return {
    ...recordHandlers({ db, definition, clean, read: async (id, context) => (await views(context, id))[0] }),
    list: async ({ body, ...context }: ListInput<Column, Query>) => {
      const fitting = (await views(context)).filter((record) => isIn(record, body, context.now));
      return paginateInMemory(fitting, body, { language: context.language, text, columns });
    },
  };
}
