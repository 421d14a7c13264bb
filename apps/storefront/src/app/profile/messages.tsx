import { useSearch } from '@tanstack/react-router';
import { MessagesPage } from '../../features/messages/index.ts';
import { NotificationChoices } from '../../features/notifications/index.ts';
import { questionIn, QuestionPage } from '../../features/questions/index.ts';

/** The messages, with how the user is told of them; or the question that one of them is about, which the address names. */
export function Messages() {
  const search = useSearch({ strict: false });
  const questionId = questionIn({ ...search });
  return questionId === null ? <MessagesPage choices={<NotificationChoices />} /> : <QuestionPage id={questionId} />;
}
