import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { AdminSettings, SettingsForm } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { RecordFrame } from '../../shared/form/record-frame.tsx';
import { formQuery } from '../../shared/form/form-query.ts';
import { SingleRecord } from '../../shared/form/single-record.tsx';
import { useDraft } from '../../shared/form/draft.ts';
import { useFormErrors } from '../../shared/form/form-errors.ts';
import { useRecordSave } from '../../shared/form/use-record-save.ts';
import { HistoryCard } from '../../shared/history/history-card.tsx';
import { t } from '../../shared/texts/t.ts';
import type { Draft } from './draft.logic.ts';
import { SettingsMain, SettingsSide } from './settings-cards.tsx';
import { settingsForm } from './settings-form.ts';

const { draftOf, errorsOf, checkedForm, shownValue, fieldNames } = settingsForm;

const settingsQuery = formQuery(['settings'], api.settings.read);

/** The settings of the shop. */
export function SettingsPage() {
  return (
    <SingleRecord query={useQuery(settingsQuery)} title={t('resource.settings')}>
      {(opened) => <Editor opened={opened} />}
    </SingleRecord>
  );
}

function Editor({ opened }: { readonly opened: AdminSettings }) {
  // The saved version. Each save replaces it by its response.
  const [saved, setSaved] = useState(opened);
  const state = useDraft(draftOf(opened));
  const errors = useFormErrors(state, errorsOf);
  const save = useRecordSave<AdminSettings, SettingsForm, Draft>({
    state,
    draftOf,
    checkedForm,
    shownValue,
    changedMeanwhile: 'records.changed_meanwhile',
    update: (body) => api.settings.update({ body }),
    fetch: () => api.settings.read(),
    labelOf: (key) => t(fieldNames[key]),
    titleOf: () => t('resource.settings'),
    onRecord: setSaved,
    onSaved: () => undefined,
    onRefused: errors.refuse,
  });
  const onSave = () => {
    const form = errors.check() ? checkedForm(state.draft) : null;
    if (form) save.send(form, saved.version);
  };
  const cards = { state, errors: errors.shown };
  return (
    <RecordFrame
      title={t('resource.settings')}
      changes={state.changed.length}
      isSaving={save.isPending}
      onSave={onSave}
      onDiscard={() => state.reset()}
      conflict={save.conflict}
      main={<SettingsMain {...cards} />}
      side={
        <>
          <SettingsSide {...cards} />
          <HistoryCard entity="settings" entityId={1} name={t('resource.settings')} version={saved.version} />
        </>
      }
    />
  );
}
