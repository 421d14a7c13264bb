import type { reads } from '@sjaj/contract';
import type { Handlers } from './kernel/handlers.ts';
import { PreSerialized, serializedList } from './platform/http/serialized.ts';

export const readHandlers = (): Handlers<typeof reads> => ({
  together: async ({ body, askRead }) => new PreSerialized(serializedList(await Promise.all(body.reads.map(askRead)))),
});
