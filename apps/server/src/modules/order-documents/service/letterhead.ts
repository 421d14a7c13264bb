import type { OldPriceView } from '@sjaj/contract';
import { type Feninga, formatDateTime, formatKm, formatPercent, fromKm, type Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { addressOf, courtRegistrationOf, type Supplier } from '../../supplier/index.ts';
import type { PrintedDocument, DocumentColumn } from './printed-document.ts';

/** Who reads the document, and when it is printed. */
export interface Reader {
  readonly language: Language;
  readonly seesPrices: boolean;
  readonly now: Date;
  readonly name: string;
  /** Null while the company data is missing. */
  readonly supplier: Supplier | null;
  /** The supplier's own logo as a data URL; the default one where null. */
  readonly logo: string | null;
}

/** What every document has: supplier, print time and reader, page number. */
export const letterheadOf = (reader: Reader): Pick<PrintedDocument, 'supplier' | 'logo' | 'printed' | 'pageOf'> => {
  const { language, now, name, supplier, logo } = reader;
  return {
    logo,
    supplier: supplier ? supplierLines(supplier, language) : [],
    printed: `${text(language, 'orderDocument.printedAt', { date: formatDateTime(now, language) })} · ${name}`,
    pageOf: text(language, 'orderDocument.page', { page: '{page}', total: '{total}' }),
  };
};

function supplierLines(supplier: Supplier, language: Language): string[] {
  const { legalName, phone, email, webAddress } = supplier;
  const registration = courtRegistrationOf(supplier, language);
  const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');
  return [
    legalName,
    addressOf(supplier, language),
    taxNumbers(supplier, language),
    ...(registration ? [registration] : []),
    joined(phone, email),
    ...(webAddress ? [webAddress] : []),
  ];
}

/** `JIB 4299000010006 · PDV 299000010006`; without the second one for a company outside the VAT system. */
export const taxNumbers = ({ jib, pdvNumber }: Supplier, language: Language): string =>
  [jibText(jib, language), ...(pdvNumber ? [`${text(language, 'orderDocument.vat')} ${pdvNumber}`] : [])].join(' · ');

/** `JIB 4299000010006`, in the script of the reader. */
export const jibText = (jib: string, language: Language): string => `${text(language, 'orderDocument.jib')} ${jib}`;

interface Columns {
  readonly hasPrices: boolean;
  /** Prices include VAT. */
  readonly isRetail: boolean;
}

/** The columns of the lines, with or without prices. */
export function goodsColumns(language: Language, { hasPrices, isRetail }: Columns): DocumentColumn[] {
  const number = (title: string, width: number): DocumentColumn => ({ title, width, isNumber: true });
  return [
    number('#', 16),
    // Holds a code of 14 characters in one line.
    { title: text(language, 'orderDocument.code'), width: 72, isNumber: false },
    { title: text(language, 'orderDocument.article'), width: '*', isNumber: false },
    number(text(language, 'orderDocument.quantity'), 46),
    ...(hasPrices
      ? [
          number(text(language, isRetail ? 'price.price' : 'orderDocument.unitPrice'), 50),
          number(text(language, 'orderDocument.vat'), 28),
          number(text(language, isRetail ? 'price.amount' : 'orderDocument.amount'), 54),
        ]
      : []),
  ];
}

/** An amount without the currency, which the document names once: `1.234,50`. */
export const plain = (amount: Feninga): string => formatKm(amount, 'bs').replace(/\s\S+$/u, '');

/** The old price of a line with the saving, as printed below the title of the article; null where it has none. */
export const oldPriceText = (oldPrice: OldPriceView | null, language: Language): string | null =>
  oldPrice &&
  text(language, 'orderDocument.oldPrice', {
    price: plain(fromKm(oldPrice.amount)),
    percent: formatPercent(oldPrice.percent, language),
  });
