import { LANGUAGE_NAMES, type Language, languageTag } from '@sjaj/domain';
import { storeLanguage } from '@sjaj/i18n';
import { language } from '../texts/texts.ts';

/** Stores the language and reloads the page in it. */
export function switchLanguage(next: Language): void {
  if (storeLanguage(next)) window.location.reload();
}

interface LanguageChoiceProps {
  readonly languages: readonly Language[];
  readonly onChoose?: () => void;
}

/** The entries of a language menu, each by its own name. */
export const LanguageChoice = ({ languages, onChoose }: LanguageChoiceProps) => (
  <div className="sj-menu">
    {languages.map((one) => (
      <button
        key={one}
        type="button"
        lang={languageTag(one)}
        aria-current={one === language() ? 'true' : undefined}
        onClick={() => {
          onChoose?.();
          switchLanguage(one);
        }}
      >
        {LANGUAGE_NAMES[one]}
      </button>
    ))}
  </div>
);
