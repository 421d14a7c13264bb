import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { languageItems, switchLanguage } from '@sjaj/app-kit';
import { LANGUAGE_NAMES, LANGUAGES } from '@sjaj/domain';
import { Menu } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import { frameQuery } from '../../shared/frame-query.ts';

interface LanguageMenuProps {
  readonly triggerClass?: string;
}

/** The languages, each by its own name. Hidden where the shop forces one. */
export function LanguageMenu({ triggerClass = 'shop-nav' }: LanguageMenuProps) {
  const { data } = useQuery(frameQuery);
  const forced = data?.forcedLanguage;
  useEffect(() => {
    if (forced) switchLanguage(forced);
  }, [forced]);
  if (forced) return null;
  return (
    <Menu
      label={t('frame.language')}
      triggerClass={triggerClass}
      trigger={
        <>
          <IconLanguage size={16} aria-hidden="true" />
          {LANGUAGE_NAMES[language()]}
          <IconChevronDown size={14} aria-hidden="true" />
        </>
      }
      items={languageItems(data?.languages ?? LANGUAGES)}
    />
  );
}
