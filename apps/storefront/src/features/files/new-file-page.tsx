import { useState } from 'react';
import { FileUploader, UserFileKindField, useUploads } from '@sjaj/app-kit';
import { type UserFileKind, userFiles } from '@sjaj/contract';
import { ButtonLink, PageTitle, Panel } from '@sjaj/ui';
import { sendUpload } from '../../shared/api/send-upload.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './files.module.css';
import { useRefreshFiles } from './queries.ts';

/** Adds files to those of the company: each is there as soon as it has arrived. */
export function NewFilePage() {
  const { companyId } = useProfile().userData;
  const [kind, setKind] = useState<UserFileKind>('other');
  const refresh = useRefreshFiles();
  const uploads = useUploads<{ readonly id: number }>({
    purpose: 'attachment',
    send: async (file, { signal, onProgress, idempotencyKey }) =>
      (await sendUpload(userFiles.create, { file, form: { kind }, idempotencyKey }, { signal, onProgress })).data,
    onStored: () => void refresh(),
  });
  return (
    <>
      <PageTitle
        title={t('myFiles.newTitle')}
        note={t(companyId === null ? 'myFiles.newHintPrivate' : 'myFiles.newHint')}
        actions={
          <ButtonLink href="/profile/my-files" variant="line" size="sm">
            {t('myFiles.done')}
          </ButtonLink>
        }
      />
      <Panel>
        <div className={styles.form}>
          <UserFileKindField hint={t('myFiles.kindHint')} kind={kind} onChange={setKind} />
          <FileUploader uploads={uploads} />
        </div>
      </Panel>
    </>
  );
}
