import type { adminListFiles } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { ListCalls } from '../../kernel/list-calls.ts';
import { readFields, writeListFile } from './service/list-file.ts';
import { readFoundRows } from './service/list-rows.ts';

export const adminListFileHandlers = (lists: ListCalls): Handlers<typeof adminListFiles> => ({
  fields: ({ actor, body }) => Promise.resolve(readFields(lists, actor, body.list)),
  found: (call) => readFoundRows(lists, call),
  create: (call) => writeListFile(lists, call),
});
