import { message } from './message.ts';
import { paper } from './paper.ts';

/** Texts of system messages, e-mails and printed documents. */
export const outgoing = {
  message,
  paper,
};
