import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { taxNumbers } from '../../../order-documents/index.ts';
import { addressOf, logoUrlOf, type Supplier } from '../../../supplier/index.ts';
import type { LetterContent } from '../../store/letter.ts';

export interface Setting {
  /** `https://shop.example.com`, without a slash at its end. */
  readonly publicUrl: string;
  /** Whose shop it is; null while staff have not entered the company data. */
  readonly supplier: Supplier | null;
}

/** Who writes: the name or logo above the words, and the company's data below them. */
export function signatureOf(
  language: Language,
  { publicUrl, supplier }: Setting,
): Pick<LetterContent, 'sender' | 'logoUrl' | 'accent' | 'footer'> {
  const logo = logoUrlOf(supplier?.logoKey ?? null);
  return {
    sender: supplier?.shortName ?? new URL(publicUrl).host,
    logoUrl: logo && new URL(logo, publicUrl).href,
    accent: supplier?.accentColour ?? null,
    footer: supplier ? footerOf(supplier, language) : [],
  };
}

const footerOf = (supplier: Supplier, language: Language): string[] => [
  `${supplier.legalName} · ${addressOf(supplier, language)}`,
  taxNumbers(supplier, language),
  text(language, 'mail.automatic', { phone: supplier.phone, email: supplier.email }),
];
