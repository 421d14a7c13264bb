import type { SetupGuide, setupGuide } from '@sjaj/contract';
import { writeAudit } from '../../kernel/audit.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { guideOf } from './rules.ts';
import * as store from './store.ts';

export function setupGuideHandlers(db: Db): Handlers<typeof setupGuide> {
  const guide = async (): Promise<SetupGuide> => guideOf(await store.facts(db));
  return {
    one: guide,
    skip: async ({ actor, params: { step }, body: { isSkipped }, now }) => {
      await inTransaction(db, async (tx) => {
        await (isSkipped ? store.skip(tx, step, { userName: actor.name, now }) : store.resume(tx, step));
        const after = { about: step, isSkipped };
        await writeAudit(tx, actor, { action: 'setup_guide.update', entity: 'setup_guide', entityId: 0, after });
      });
      return guide();
    },
  };
}
