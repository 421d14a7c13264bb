import { MessagesPage } from '../../features/messages/index.ts';
import { NotificationChoices } from '../../features/notifications/index.ts';

/** The messages, with how the user is told of them. */
export const Messages = () => <MessagesPage choices={<NotificationChoices />} />;
