import { IconLanguage } from '@tabler/icons-react';
import { languageItems } from '@sjaj/app-kit';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@sjaj/domain';
import { buttonClass, Menu } from '@sjaj/ui';
import { language, t } from '../shared/texts/t.ts';

interface LanguageMenuProps {
  /** Instead of the language of this device alone. */
  readonly onSelect?: (language: Language) => void;
}

/** The five languages, each by its own name. The page reloads in the selected one. */
export const LanguageMenu = ({ onSelect }: LanguageMenuProps) => (
  <Menu
    label={`${t('frame.language')}: ${LANGUAGE_NAMES[language()]}`}
    triggerClass={buttonClass({ variant: 'ghost', square: true })}
    trigger={<IconLanguage size={18} aria-hidden="true" />}
    items={languageItems(LANGUAGES, onSelect)}
  />
);
