import { type Language, languageTag } from '@sjaj/domain';
import { createInstance, type i18n, type NewableModule, type Module } from 'i18next';
import type { Facts, Resource } from './texts.ts';

/** Turns a key and what fills it into the text. */
export type Translate<Key extends string> = (key: Key, facts?: Facts) => string;

/** An i18next module, such as `initReactI18next`. */
export type Plugin = Module | NewableModule<Module>;

/** An i18next of one language, ready at once: texts are handed in, nothing is fetched and nothing falls back. */
export function createI18n(language: Language, resource: Resource, plugins: readonly Plugin[] = []): i18n {
  const instance = createInstance();
  for (const plugin of plugins) instance.use(plugin);
  const tag = languageTag(language);
  void instance.init({
    lng: tag,
    resources: { [tag]: { translation: { ...resource } } },
    load: 'currentOnly',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Adds texts of the same language that came later. */
export function addTexts(instance: i18n, resource: Resource): void {
  instance.addResources(instance.language, 'translation', { ...resource });
}

/** The instance as a function of typed keys. */
export function translatorOf<Key extends string>(instance: i18n): Translate<Key> {
  const translate = (key: string, facts: Facts): string => instance.t(key, { ...facts });
  return (key, facts = {}) => translate(key, facts);
}
