import { useQuery } from '@tanstack/react-query';
import type { AdminSettings, SettingsForm } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { RecordFrame } from '../../shared/form/record-frame.tsx';
import { formQuery } from '../../shared/form/form-query.ts';
import { SingleRecord } from '../../shared/form/single-record.tsx';
import { useRecordEditor } from '../../shared/form/use-record-save.ts';
import { HistoryCard } from '../../shared/history/history-card.tsx';
import { t } from '../../shared/texts/t.ts';
import type { Draft } from './draft.logic.ts';
import { SettingsMain, SettingsSide } from './settings-cards.tsx';
import { settingsForm } from './settings-form.ts';

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
  const { record, state, errors, frame } = useRecordEditor<AdminSettings, SettingsForm, Draft>({
    opened,
    form: settingsForm,
    update: (body) => api.settings.update({ body }),
    fetch: () => api.settings.read(),
    titleOf: () => t('resource.settings'),
    onSaved: () => undefined,
  });
  const cards = { state, errors };
  return (
    <RecordFrame
      title={t('resource.settings')}
      {...frame}
      main={<SettingsMain {...cards} />}
      side={
        <>
          <SettingsSide {...cards} />
          <HistoryCard entity="settings" entityId={1} name={t('resource.settings')} version={record.version} />
        </>
      }
    />
  );
}
