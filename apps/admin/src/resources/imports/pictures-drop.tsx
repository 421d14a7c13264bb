import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPhotoUp } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import { PICTURE_IMPORT_LIMITS, recordImports } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { DropZone, Notice } from '@sjaj/ui';
import { queryClient } from '../../shared/api/query-client.ts';
import { sendUpload } from '../../shared/api/transport.ts';
import { listKey } from '../../shared/list/use-list.ts';
import { t } from '../../shared/texts/t.ts';

const MIB = 1_048_576;
const PERCENT = 100;
const LIMITS = {
  size: Math.floor(PICTURE_IMPORT_LIMITS.bytes / MIB),
  pictureSize: Math.floor(PICTURE_IMPORT_LIMITS.pictureBytes / MIB),
  count: PICTURE_IMPORT_LIMITS.entries,
};

const EXAMPLES = { first: 'PA-20004.jpg', second: 'PA-20004-2.jpg', inFolder: 'PA-20004/1.jpg' };

/** Takes a ZIP of pictures that are named after article codes. Then the server compares it with the articles. */
export function PicturesDrop() {
  const navigate = useNavigate();
  const [share, setShare] = useState(0);
  const compare = useMutation({
    mutationFn: async (file: File) =>
      (await sendUpload(recordImports.comparePictures, { file, form: {} }, { onProgress: setShare })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey('record-imports') }),
    // The error is shown above the field.
    onError: () => undefined,
  });
  // Does not navigate if the user has left the page: the list shows the result.
  const onFile = (file: File): void => {
    setShare(0);
    compare.mutate(file, { onSuccess: ({ id }) => void navigate({ to: `/imports/${id}` }) });
  };
  return (
    <>
      {compare.error && <Notice tone="error">{messageOf(compare.error)}</Notice>}
      <Notice>{t('recordImports.picturesHow', EXAMPLES)}</Notice>
      <DropZone
        title={titleOf(compare.isPending, share)}
        hint={t('recordImports.picturesHint', { ...LIMITS, count: formatNumber(LIMITS.count) })}
        icon={<IconPhotoUp size={28} aria-hidden="true" />}
        busy={compare.isPending}
        accept=".zip,application/zip"
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  );
}

function titleOf(isSending: boolean, share: number): string {
  if (!isSending) return t('imports.dropHere');
  return share < 1 ? t('recordImports.sending', { percent: Math.floor(share * PERCENT) }) : t('imports.comparing');
}
