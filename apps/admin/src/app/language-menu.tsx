import { IconLanguage } from '@tabler/icons-react';
import { LANGUAGE_NAMES, LANGUAGES, languageTag } from '@sjaj/domain';
import type { Language } from '@sjaj/domain';
import { storeLanguage } from '@sjaj/i18n';
import { buttonClass, Dropdown } from '@sjaj/ui';
import { language, t } from '../shared/texts/t.ts';

/** The five languages, each by its own name. The page is loaded anew in the chosen one. */
export function LanguageMenu() {
  const choose = (chosen: Language) => {
    if (storeLanguage(chosen)) window.location.reload();
  };
  return (
    <Dropdown
      label={`${t('frame.language')}: ${LANGUAGE_NAMES[language()]}`}
      triggerClass={buttonClass({ variant: 'ghost', square: true })}
      trigger={<IconLanguage size={18} aria-hidden="true" />}
    >
      {(close) => (
        <div className="sj-menu">
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={languageTag(one)}
              aria-current={one === language() ? 'true' : undefined}
              onClick={() => {
                close();
                choose(one);
              }}
            >
              {LANGUAGE_NAMES[one]}
            </button>
          ))}
        </div>
      )}
    </Dropdown>
  );
}
