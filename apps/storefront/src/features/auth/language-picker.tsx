import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@sjaj/domain';
import { storeLanguage } from '@sjaj/i18n';
import { InlineSelect } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Language for users who are not logged in. A choice reloads the page. */
export function LanguagePicker() {
  const choose = (next: string) => {
    if (isLanguage(next) && storeLanguage(next)) window.location.reload();
  };
  return <InlineSelect label={t('frame.language')} value={language()} options={OPTIONS} onChange={choose} />;
}
