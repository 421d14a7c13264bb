import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { CareerEvents } from '../../careers/index.ts';
import { staffWith } from '../../auth/index.ts';
import type { Notify } from '../store/messages.ts';

/** Staff hear of applications for work. */
export const careerMessages = (notify: Notify): EventConsumers<CareerEvents> => ({
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
