import type { Texts } from './texts.ts';

interface TaxGroup {
  readonly code: string;
  readonly name: Texts;
  /** Basis points: 1700 = 17 %. */
  readonly rate: number;
}

/** One rate holds in Bosnia and Herzegovina; exports and what the law exempts carry none. */
export const taxGroups: readonly TaxGroup[] = [
  { code: 'PDV17', name: { bs: 'PDV 17 %', hr: 'PDV 17 %', srLatn: 'PDV 17 %', en: 'VAT 17%' }, rate: 1700 },
  {
    code: 'PDV0',
    name: { bs: 'Oslobođeno PDV-a', hr: 'Oslobođeno PDV-a', srLatn: 'Oslobođeno PDV-a', en: 'VAT exempt' },
    rate: 0,
  },
];

interface Currency {
  readonly code: string;
  readonly name: Texts;
  /** KM for one unit. The euro is pegged: 1 EUR = 1,95583 KM. */
  readonly rate: number;
}

export const currencies: readonly Currency[] = [
  {
    code: 'BAM',
    name: {
      bs: 'konvertibilna marka',
      hr: 'konvertibilna marka',
      srLatn: 'konvertibilna marka',
      en: 'convertible mark',
    },
    rate: 1,
  },
  { code: 'EUR', name: { bs: 'euro', hr: 'euro', srLatn: 'evro', en: 'euro' }, rate: 1.95583 },
];
