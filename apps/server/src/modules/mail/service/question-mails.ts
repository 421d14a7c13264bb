import type { EventConsumers } from '../../../kernel/domain-events.ts';
import { answerOf, type QuestionEvents, questionFacts } from '../../questions/index.ts';
import { queue } from './account-mails.ts';

/** Answers to guests, who have no messages in the shop. */
export const questionMails: EventConsumers<Pick<QuestionEvents, 'question.answered'>> = {
  'question.answered': [
    async (tx, { questionId }) => {
      const answered = await questionFacts(tx, questionId);
      const answer = answered && answerOf(answered);
      if (!answer || !answered.guest) return;
      const { name, email: address } = answered.guest;
      const mail = { kind: 'questionMessage.answered', facts: answer, link: null } as const;
      await queue(tx, { key: `question:${questionId}`, ...mail, name, address, language: answered.language });
    },
  ],
};
