import { companyMessage } from './company-message.ts';
import { complaintStatus } from '../../shared/complaint.ts';
import { complaintText } from './complaint-text.ts';
import { articleUse } from './article-use.ts';
import { auditDeed } from './audit-deed.ts';
import { auditField } from './audit-field.ts';
import { auditFormField } from './audit-form-field.ts';
import { auditRecord } from './audit-record.ts';
import { auditChoice, auditSetting } from './audit-setting.ts';
import { auditSheet } from './audit-sheet.ts';
import { accountMail } from './account-mail.ts';
import { financeField, financeKind } from '../../shared/finance-field.ts';
import { datasheetMessage } from './datasheet-message.ts';
import { financeDocument } from './finance-document.ts';
import { importError } from './import-error.ts';
import { pictureError } from './picture-error.ts';
import { sheetError } from './sheet-error.ts';
import { customerSheetError } from './sheet-error-customers.ts';
import { importField, importSheet } from './import-field.ts';
import { logInMail } from './log-in-mail.ts';
import { machineMessage } from './machine-message.ts';
import { noteMessage } from './note-message.ts';
import { mail } from './mail.ts';
import { message } from './message.ts';
import { newsletterMail } from './newsletter-mail.ts';
import { openPage } from './open-page.ts';
import { orderApprovalMessage } from './order-approval-message.ts';
import { orderDocument } from './order-document.ts';
import { orderEditMessage } from './order-edit-message.ts';
import { paymentMessage } from './payment-message.ts';
import { secondFactorMail } from './second-factor-mail.ts';
import { questionMessage } from './question-message.ts';
import { reportColumn, reportName, reportRow } from '../../shared/report.ts';
import { safetyBinder } from './safety-binder.ts';
import { sheet } from './sheet.ts';
import { articleLabel } from './article-label.ts';
import { withdrawalMessage } from './withdrawal-message.ts';
import { purchaseList } from './purchase-list.ts';
import { stockSheet } from './stock-sheet.ts';

/** Texts of system messages, e-mails and printed documents. */
export const outgoing = {
  articleUse,
  auditDeed,
  auditField,
  auditFormField,
  auditRecord,
  auditSetting,
  auditChoice,
  auditSheet,
  companyMessage,
  complaintStatus,
  complaintText,
  accountMail,
  datasheetMessage,
  financeField,
  financeKind,
  financeDocument,
  logInMail,
  machineMessage,
  noteMessage,
  mail,
  message,
  newsletterMail,
  openPage,
  orderApprovalMessage,
  orderDocument,
  orderEditMessage,
  paymentMessage,
  questionMessage,
  reportColumn,
  reportName,
  reportRow,
  safetyBinder,
  secondFactorMail,
  sheet,
  articleLabel,
  importError,
  pictureError,
  sheetError: { ...sheetError, ...customerSheetError },
  importField,
  importSheet,
  purchaseList,
  stockSheet,
  withdrawalMessage,
};
