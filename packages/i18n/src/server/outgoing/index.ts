import { mail } from './mail.ts';
import { message } from './message.ts';
import { paper } from './paper.ts';

/** Texts of system messages, e-mails and printed documents. */
export const outgoing = {
  mail,
  message,
  paper,
};
