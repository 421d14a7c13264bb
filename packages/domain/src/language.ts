/** The languages of the shop, as settings, tokens and content name them. */
export const LANGUAGES = ['bs', 'hr', 'srLatn', 'srCyrl', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'bs';

const TAGS: Readonly<Record<Language, string>> = { bs: 'bs', hr: 'hr', srLatn: 'sr-Latn', srCyrl: 'sr-Cyrl', en: 'en' };

/** How each language calls itself: the entries of the language menu. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  bs: 'Bosanski',
  hr: 'Hrvatski',
  srLatn: 'Srpski',
  srCyrl: 'Српски',
  en: 'English',
};

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The tag for `Accept-Language`, `lang` and `Content-Language`. */
export const languageTag = (language: Language): string => TAGS[language];

/** The language of a tag such as `sr-Cyrl-BA`, `hr-HR` or `en-GB`, or of our own name for it; bare `sr` is Latin. undefined for others. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary = '', script = ''] = tag.trim().toLowerCase().split(/[-_]/);
  if (primary === 'sr') return script === 'cyrl' ? 'srCyrl' : 'srLatn';
  if (primary === 'srcyrl') return 'srCyrl';
  if (primary === 'srlatn') return 'srLatn';
  return primary === 'bs' || primary === 'hr' || primary === 'en' ? primary : undefined;
}

const LONGEST_HEADER = 256;

/** The best language that an `Accept-Language` header asks for; the default where it asks for none of ours. */
export function negotiateLanguage(header: string | undefined): Language {
  let best: { language: Language; weight: number } | undefined;
  for (const item of (header ?? '').slice(0, LONGEST_HEADER).split(',')) {
    const [tag = '', ...parameters] = item.split(';');
    const language = languageOfTag(tag);
    const weight = weightOf(parameters);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? DEFAULT_LANGUAGE;
}

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  if (quality === undefined) return 1;
  const weight = Number(quality.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
