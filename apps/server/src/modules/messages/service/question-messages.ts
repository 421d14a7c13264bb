import type { EventConsumers } from '../../../kernel/domain-events.ts';
import { staffReaching } from '../../auth/index.ts';
import { answerOf, excerptOf, type QuestionEvents, questionFacts } from '../../questions/index.ts';
import { markHandled } from '../store/handled.ts';
import type { Notify } from '../store/messages.ts';

const INBOX = '/admin/questions';

/** Staff hear of each question; who has asked it, of its receipt and of the answer. Guests have no messages: `mail` writes to them. */
export const questionMessages = (notify: Notify): EventConsumers<QuestionEvents> => ({
  'question.asked': [
    async (tx, { questionId }) => {
      const asked = await questionFacts(tx, questionId);
      if (!asked) return;
      const question = excerptOf(asked.text);
      await notify(tx, {
        userIds: await staffReaching(tx, 'answerQuestions', asked.companyId),
        kind: 'questionMessage.asked',
        facts: { id: String(questionId), customer: asked.customer, question },
        link: INBOX,
      });
      if (asked.userId === null || asked.guest) return;
      const link = `/profile/messages?question=${questionId}`;
      await notify(tx, { userIds: [asked.userId], kind: 'questionMessage.received', facts: { question }, link });
    },
  ],
  'question.answered': [
    async (tx, { questionId }) => {
      await markHandled(tx, { link: INBOX, facts: { id: String(questionId) } });
      const answered = await questionFacts(tx, questionId);
      const answer = answered && answerOf(answered);
      if (!answer || answered.userId === null || answered.guest) return;
      const link = `/profile/messages?question=${questionId}`;
      await notify(tx, { userIds: [answered.userId], kind: 'questionMessage.answered', facts: answer, link });
    },
  ],
});
