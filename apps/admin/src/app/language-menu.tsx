import { IconLanguage } from '@tabler/icons-react';
import { LanguageChoice } from '@sjaj/app-kit';
import { LANGUAGE_NAMES, LANGUAGES } from '@sjaj/domain';
import { buttonClass, Dropdown } from '@sjaj/ui';
import { language, t } from '../shared/texts/t.ts';

/** The five languages, each by its own name. The page reloads in the chosen one. */
export const LanguageMenu = () => (
  <Dropdown
    label={`${t('frame.language')}: ${LANGUAGE_NAMES[language()]}`}
    triggerClass={buttonClass({ variant: 'ghost', square: true })}
    trigger={<IconLanguage size={18} aria-hidden="true" />}
  >
    {(close) => <LanguageChoice languages={LANGUAGES} onChoose={close} />}
  </Dropdown>
);
