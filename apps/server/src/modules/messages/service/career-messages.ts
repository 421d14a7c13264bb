import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { CareerEvents } from '../../careers/index.ts';
import { staffWith } from '../../auth/index.ts';
import type * as store from '../store/messages.ts';

type Tell = (tx: Tx, message: store.NewMessage) => Promise<void>;

/** Staff hear of applications for work. */
export const careerMessages = (notify: Tell): EventConsumers<CareerEvents> => ({
  'job_application.received': [
    async (tx, { name }) => {
      const userIds = await staffWith(tx, 'handleJobApplications');
      await notify(tx, {
        userIds,
        kind: 'message.newJobApplication',
        facts: { name },
        link: '/admin/job-applications',
      });
    },
  ],
});
