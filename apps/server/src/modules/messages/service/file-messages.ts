import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { UserFileEvents } from '../../user-files/index.ts';
import * as store from '../store/messages.ts';

/** The users of a company hear of a file that the supplier shares with it. */
export const fileMessages = (notify: store.Notify): EventConsumers<UserFileEvents> => ({
  'user_file.shared': [
    async (tx, { companyId, title }) => {
      const userIds = await store.membersOf(tx, companyId);
      if (userIds.length === 0) return;
      await notify(tx, { userIds, kind: 'message.fileShared', facts: { title }, link: '/profile/my-files' });
    },
  ],
});
