import { type FormEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@sjaj/domain';
import { Button, Notice, Panel, SelectField } from '@sjaj/ui';
import { saveAccountLanguage } from '../../shared/session/account-language.ts';
import { useStaff } from '../../shared/session/profile.ts';
import { PROFILE_KEY } from '../../shared/session/profile-key.ts';
import { t } from '../../shared/texts/t.ts';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The language of the account: of the back office on every device, and of what is mailed to it. */
export function LanguagePanel() {
  const queries = useQueryClient();
  const { language: saved } = useStaff();
  const [language, setLanguage] = useState(saved);
  const save = useMutation({
    mutationFn: () => saveAccountLanguage(language),
    onSuccess: () => queries.invalidateQueries({ queryKey: PROFILE_KEY }),
    // The form shows it.
    onError: () => undefined,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Panel title={t('frame.language')} lined>
      <form className="sj-col sj-g12" noValidate onSubmit={submit}>
        {save.error && <Notice tone="error">{messageOf(save.error)}</Notice>}
        <div className="adm-account-language">
          <SelectField
            label={t('staffAccount.language')}
            options={OPTIONS}
            value={language}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (isLanguage(value)) setLanguage(value);
            }}
          />
        </div>
        <p className="sj-sm sj-t2">{t('staffAccount.languageNote')}</p>
        <div className="sj-row">
          <Button type="submit" variant="soft" busy={save.isPending}>
            {t('action.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
