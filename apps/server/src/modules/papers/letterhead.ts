import { type Feninga, formatDateTime, formatKm, type Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Paper, PaperColumn } from './paper.ts';
import { SUPPLIER } from './supplier.ts';

/** Who reads the paper, and when it is printed. */
export interface Reader {
  readonly language: Language;
  readonly seesPrices: boolean;
  readonly now: Date;
  readonly name: string;
}

/** What stands on every paper: who sends it, who printed it when, and the page. */
export const letterheadOf = ({ language, now, name }: Reader): Pick<Paper, 'supplier' | 'printed' | 'pageOf'> => ({
  supplier: [
    SUPPLIER.name,
    SUPPLIER.address,
    `JIB ${SUPPLIER.jib} · ${text(language, 'paper.vat')} ${SUPPLIER.pdvNumber}`,
    `${SUPPLIER.phone} · ${SUPPLIER.email}`,
  ],
  printed: `${text(language, 'paper.printedAt', { date: formatDateTime(now, language) })} · ${name}`,
  pageOf: text(language, 'paper.page', { page: '{page}', total: '{total}' }),
});

interface Columns {
  readonly hasPrices: boolean;
  /** Prices have VAT in them. */
  readonly isRetail: boolean;
}

/** The columns of goods, with or without what they cost. */
export function goodsColumns(language: Language, { hasPrices, isRetail }: Columns): PaperColumn[] {
  const number = (title: string, width: number): PaperColumn => ({ title, width, isNumber: true });
  return [
    number('#', 16),
    { title: text(language, 'paper.code'), width: 60, isNumber: false },
    { title: text(language, 'paper.article'), width: '*', isNumber: false },
    number(text(language, 'paper.quantity'), 50),
    ...(hasPrices
      ? [
          number(text(language, isRetail ? 'price.price' : 'paper.unitPrice'), 54),
          number(text(language, 'paper.vat'), 28),
          number(text(language, isRetail ? 'price.amount' : 'paper.amount'), 58),
        ]
      : []),
  ];
}

/** `1.234,50`: the columns say nothing of the currency, the paper does once. */
export const plain = (amount: Feninga): string => formatKm(amount, 'bs').replace(/\s\S+$/u, '');
