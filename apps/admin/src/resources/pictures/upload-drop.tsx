import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { IconPhotoPlus } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import { DropZone, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { LARGEST_MB, PICTURE_TYPES, picturesAmong } from '../../shared/pictures/picture-files.ts';
import { PICTURES } from '../../shared/pictures/queries.ts';
import { t } from '../../shared/texts/t.ts';

interface Sending {
  readonly number: number;
  readonly total: number;
}

/** A place above the list that takes pictures for the library, one after the other. */
export function UploadDrop() {
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const send = async (files: readonly File[]) => {
    const good = picturesAmong(files);
    let added = 0;
    for (const [index, file] of good.entries()) {
      setSending({ number: index + 1, total: good.length });
      try {
        await api.pictures.upload({ file });
        added += 1;
      } catch (error) {
        showFailure(error);
      }
    }
    setSending(null);
    if (added === 0) return;
    showToast({ title: t('sign.saved'), text: t('pictures.uploaded', { count: added }) });
    void queries.invalidateQueries({ queryKey: [PICTURES] });
  };
  return (
    <div className="pic-drop">
      <DropZone
        title={sending ? t('pictures.uploading', { ...sending }) : t('pictures.drop')}
        hint={t('article.pictureHint', { size: LARGEST_MB })}
        icon={<IconPhotoPlus size={20} aria-hidden="true" />}
        busy={sending !== null}
        accept={PICTURE_TYPES}
        multiple
        onFiles={(files) => void send(files)}
      />
    </div>
  );
}
