import type { PaymentSlip } from '@sjaj/contract';
import { feninga, formatBankAccount, formatKm, subtract } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { letterheadOf, type PrintedDocument, type Reader, referenceOf } from '../../order-documents/index.ts';
import { accountsOf, addressOf, type Supplier } from '../../supplier/index.ts';
import type { AccountCompany } from '../store/account.ts';
import type { RecordRow } from '../store/ledger.ts';
import { isOpenDebit } from '../views.ts';
import { cardColumns, cardRow, customerBlock, placeAndDay, placeOfCompany } from './compose-statement.ts';

/** What to write on a payment slip, as texts. */
interface SlipTexts extends Omit<PaymentSlip, 'amount' | 'dueOn' | 'recordId'> {}

export function slipOf(
  row: RecordRow,
  company: AccountCompany,
  supplier: Supplier,
  language: Reader['language'],
): SlipTexts {
  const [account] = accountsOf(supplier);
  return {
    payer: `${company.title}, ${placeOfCompany(company, language)}`,
    purpose: `${text(language, `financeKind.${row.kind}`)} ${row.accountNumber}`,
    recipient: `${supplier.legalName}, ${addressOf(supplier, language)}`,
    bankAccount: account ? formatBankAccount(account.account) : '',
    bank: account?.bankName ?? '',
    reference: referenceOf(row.accountNumber),
  };
}

/** The data of one record as a page: not the tax invoice, which the accounts department issues. */
export function composeRecord(row: RecordRow, company: AccountCompany, reader: Reader): PrintedDocument {
  const { language, supplier } = reader;
  return {
    ...letterheadOf(reader),
    title: text(language, `financeKind.${row.kind}`),
    number: row.accountNumber,
    facts: [placeAndDay(reader)],
    blocks: [customerBlock(company, reader)],
    columns: cardColumns(reader).slice(0, -1),
    rows: [cardRow(row, reader).slice(0, -1)],
    totals: [
      {
        term: text(language, 'financeDocument.amount'),
        value: formatKm(subtract(feninga(row.owes), feninga(row.claims)), language),
      },
      {
        term: text(language, 'financeField.openAmount'),
        value: formatKm(feninga(row.openAmount), language),
        isStrong: true,
      },
    ],
    slip: supplier && isOpenDebit(row) ? printedSlip(row, company, supplier, language) : null,
    notes: [text(language, 'financeDocument.noInvoice')],
    signatures: [],
  };
}

/** A payment slip to print. */
export const composeSlip = (
  row: RecordRow,
  company: AccountCompany,
  supplier: Supplier,
  reader: Reader,
): PrintedDocument => ({
  ...composeRecord(row, company, reader),
  title: text(reader.language, 'orderDocument.paymentSlip'),
  slip: printedSlip(row, company, supplier, reader.language),
  notes: [],
});

function printedSlip(
  row: RecordRow,
  company: AccountCompany,
  supplier: Supplier,
  language: Reader['language'],
): NonNullable<PrintedDocument['slip']> {
  const slip = slipOf(row, company, supplier, language);
  return {
    title: text(language, 'orderDocument.paymentSlip'),
    facts: [
      { term: text(language, 'orderDocument.payer'), value: slip.payer },
      { term: text(language, 'orderDocument.purpose'), value: slip.purpose },
      { term: text(language, 'orderDocument.recipient'), value: slip.recipient },
      { term: text(language, 'orderDocument.bankAccount'), value: slip.bankAccount },
      { term: text(language, 'orderDocument.reference'), value: slip.reference },
      { term: text(language, 'price.amount'), value: formatKm(feninga(row.openAmount), language), isStrong: true },
    ],
  };
}
