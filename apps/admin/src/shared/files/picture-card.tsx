import './picture-card.css';
import { useMutation } from '@tanstack/react-query';
import { Panel, Picture, useUiLink } from '@sjaj/ui';
import { LARGEST_MB } from '../pictures/picture-files.ts';
import { Allowed } from '../session/allowed.tsx';
import { t } from '../texts/t.ts';
import { PictureButtons } from './picture-buttons.tsx';

interface PictureCardProps<Record> {
  /** "Picture" where absent. */
  readonly title?: string;
  readonly record: Record & { readonly name: string; readonly pictureUrl: string | null };
  /** Saves the file, or removes the picture for null. */
  readonly save: (file: File | null) => Promise<{ readonly data: Record }>;
  readonly onRecord: (record: Record) => void;
}

/** The part of a picture's address that no other picture has: its name without the width. */
function ownPart(address: string): string {
  const file = address.slice(address.lastIndexOf('/') + 1);
  return file.slice(0, Math.max(0, file.lastIndexOf('-')));
}

/** The picture of a record. Changes are saved at once. */
export function PictureCard<Record>({ title, record, save, onRecord }: PictureCardProps<Record>) {
  const Link = useUiLink();
  const change = useMutation({
    mutationFn: async (file: File | null) => (await save(file)).data,
    onSuccess: onRecord,
  });
  return (
    <Panel title={title ?? t('promotions.picture')}>
      {record.pictureUrl && <Picture src={record.pictureUrl} size={96} alt={record.name} />}
      <PictureButtons
        chooseTitle={t(record.pictureUrl ? 'promotions.otherPicture' : 'article.addPicture')}
        removeTitle={record.pictureUrl ? t('promotions.noPicture') : undefined}
        hint={t('article.pictureHint', { size: LARGEST_MB })}
        className="adm-picture-buttons"
        busy={change.isPending}
        onChoose={(file) => change.mutate(file)}
      />
      {record.pictureUrl && (
        <Allowed to="editContent">
          <Link href={`/pictures?q=${ownPart(record.pictureUrl)}`} className="sj-link sj-sm">
            {t('pictures.inLibrary')}
          </Link>
        </Allowed>
      )}
    </Panel>
  );
}
