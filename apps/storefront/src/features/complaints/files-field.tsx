import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { IconX } from '@tabler/icons-react';
import { FileUploader, type Uploads, useUploadItems } from '@sjaj/app-kit';
import type { FileView } from '@sjaj/contract';
import { IconButton, UploadTile } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './complaints.module.css';
import type { DraftFile } from './draft.logic.ts';

interface FilesFieldProps {
  readonly uploads: Uploads<FileView>;
  /** The files of the stored draft. */
  readonly files: readonly DraftFile[];
  readonly onChange: (files: readonly DraftFile[]) => void;
}

/** The files of a new complaint: those that were sent before a reload, and those that are sent now. */
export function FilesField({ uploads, files, onChange }: FilesFieldProps) {
  // The draft has files of this visit as well: only those of an earlier one are listed here.
  const [earlier, setEarlier] = useState(files);
  const stored = useUploadItems(uploads).flatMap((item) => item.stored ?? []);
  const ids = stored.map(({ id }) => id).join();
  const report = useEffectEvent(() => {
    const known = new Map(files.map((file) => [file.id, file]));
    const sent = stored.map(({ id, name }) => known.get(id) ?? { id, name, at: Date.now() });
    const all = [...earlier, ...sent];
    if (all.map(({ id }) => id).join() !== files.map(({ id }) => id).join()) onChange(all);
  });
  // Before the file is shown as added: who reloads then finds it in the draft.
  useLayoutEffect(() => report(), [ids, earlier]);
  return (
    <div role="group" aria-label={t('complaints.files')} className={styles['files']}>
      <span className="sj-label">
        {t('complaints.files')} <em>{t('sign.optional')}</em>
      </span>
      {earlier.map((file) => (
        <UploadTile
          key={file.id}
          name={file.name}
          status={t('uploads.stored')}
          actions={
            <IconButton
              label={t('uploads.remove', { name: file.name })}
              icon={<IconX size={18} aria-hidden="true" />}
              tip="end"
              onClick={() => setEarlier(earlier.filter(({ id }) => id !== file.id))}
            />
          }
        />
      ))}
      <FileUploader uploads={uploads} />
    </div>
  );
}
