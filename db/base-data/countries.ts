import { languageTag } from '@sjaj/domain';
import { type Texts, WRITTEN } from './texts.ts';

/** Bosnia and Herzegovina, its neighbours and trading partners, the European Union. ISO 3166-1. */
const CODES =
  'BA HR RS ME SI AT DE IT AL BE BG CH CY CZ DK EE ES FI FR GB GR HU IE LT LU LV MK MT NL NO PL PT RO SE SK TR'.split(
    ' ',
  );

/** Where the language data of Node shortens a name. */
const IN_FULL: Readonly<Record<string, Partial<Texts>>> = { BA: { en: 'Bosnia and Herzegovina' } };

const nameOf = (code: string, language: keyof Texts): string => {
  const name = new Intl.DisplayNames(languageTag(language), { type: 'region' }).of(code);
  return IN_FULL[code]?.[language] ?? name ?? code;
};

export const countries = CODES.map((code) => ({
  code,
  /** The shop delivers within Bosnia and Herzegovina. */
  isOffered: code === 'BA',
  name: Object.fromEntries(WRITTEN.map((language) => [language, nameOf(code, language)])),
}));
