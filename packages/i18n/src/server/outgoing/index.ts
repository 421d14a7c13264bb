import { importFault } from './import-fault.ts';
import { message } from './message.ts';
import { paper } from './paper.ts';
import { sheet } from './sheet.ts';
import { stockSheet } from './stock-sheet.ts';

/** Texts of system messages, e-mails and printed documents. */
export const outgoing = {
  message,
  paper,
  sheet,
  importFault,
  stockSheet,
};
