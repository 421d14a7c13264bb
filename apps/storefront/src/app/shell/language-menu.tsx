import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { LANGUAGE_NAMES, LANGUAGES, languageTag } from '@sjaj/domain';
import type { Language } from '@sjaj/domain';
import { storeLanguage } from '@sjaj/i18n';
import { Dropdown } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import { frameQuery } from '../../shared/frame-query.ts';

/** Speaks another language from the next load on, which follows at once. */
function choose(next: Language): void {
  if (storeLanguage(next)) window.location.reload();
}

interface LanguageMenuProps {
  readonly triggerClass?: string;
}

/** The languages, each in its own name. Not shown where the shop forces one. */
export function LanguageMenu({ triggerClass = 'shop-nav' }: LanguageMenuProps) {
  const { data } = useQuery(frameQuery);
  const forced = data?.forcedLanguage;
  useEffect(() => {
    if (forced) choose(forced);
  }, [forced]);
  if (forced) return null;
  return (
    <Dropdown
      label={t('frame.language')}
      triggerClass={triggerClass}
      trigger={
        <>
          <IconLanguage size={16} aria-hidden="true" />
          {LANGUAGE_NAMES[language()]}
          <IconChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      {() => (
        <div className="sj-menu">
          {(data?.languages ?? LANGUAGES).map((one) => (
            <button
              key={one}
              type="button"
              lang={languageTag(one)}
              aria-current={one === language() ? 'true' : undefined}
              onClick={() => choose(one)}
            >
              {LANGUAGE_NAMES[one]}
            </button>
          ))}
        </div>
      )}
    </Dropdown>
  );
}
