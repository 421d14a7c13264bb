import { useEffect } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readStored, STORAGE_KEYS, switchLanguage } from '@sjaj/app-kit';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@sjaj/domain';
import { InlineSelect } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { language, t } from '../../shared/texts/t.ts';

const FRESH_MS = 300_000;

interface OfferedLanguages {
  readonly isForced: boolean;
  /** The language of users who have not chosen one, and of everybody if it is forced. */
  readonly initial: Language;
  readonly offered: readonly Language[];
}

/** The languages by the settings of the shop, which are public: the frame's settings are for users only. */
const languagesQuery = queryOptions({
  queryKey: ['settings', 'languages'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }): Promise<OfferedLanguages> => {
    const [isForced, initial, offered] = await Promise.all([
      api.settings.useDefaultLanguage({ signal }),
      api.settings.defaultLanguage({ signal }),
      api.settings.languages({ signal }),
    ]);
    return {
      isForced: isForced.data,
      initial: isLanguage(initial.data) ? initial.data : language(),
      offered: LANGUAGES.filter((one) => offered.data.includes(one)),
    };
  },
});

/** Language for users who are not logged in. A choice reloads the page. Hidden where the shop forces one. */
export function LanguagePicker() {
  const { data } = useQuery(languagesQuery);
  const mustSwitch = data && (data.isForced || readStored(STORAGE_KEYS.language) === null);
  const initial = data?.initial;
  useEffect(() => {
    if (mustSwitch && initial) switchLanguage(initial);
  }, [mustSwitch, initial]);
  if (data?.isForced) return null;
  const options = (data?.offered ?? LANGUAGES).map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  const choose = (next: string): void => {
    if (isLanguage(next)) switchLanguage(next);
  };
  return <InlineSelect label={t('frame.language')} value={language()} options={options} onChange={choose} />;
}
