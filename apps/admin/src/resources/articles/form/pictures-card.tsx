import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconLibraryPhoto, IconPhotoPlus } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { AdminArticle } from '@sjaj/contract';
import { Button, Panel, classNames } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { AltDialog } from '../../../shared/pictures/alt-dialog.tsx';
import { PictureChooser } from '../../../shared/pictures/picture-chooser.tsx';
import { LARGEST_MB, PICTURE_TYPES, picturesAmong } from '../../../shared/pictures/picture-files.ts';
import { t } from '../../../shared/texts/t.ts';
import { PictureTile } from './picture-tile.tsx';
import { usePlaceDrag } from './use-place-drag.ts';

interface PicturesCardProps {
  readonly article: AdminArticle;
  readonly canEdit: boolean;
  readonly onSaved: (article: AdminArticle) => void;
}

/** What stands before the card: the description of a picture, or the library. */
type Opened = { readonly kind: 'alt'; readonly pictureId: number } | { readonly kind: 'library' } | null;

/** The pictures of an article. Each change is saved at once. Lists show the first picture. */
export function PicturesCard({ article, canEdit, onSaved }: PicturesCardProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const [sending, setSending] = useState(0);
  const params = { id: article.id };
  const order = useMutation({
    mutationFn: async (pictureIds: readonly number[]) =>
      (await api.articles.orderPictures({ params, body: { pictureIds: [...pictureIds] } })).data,
    onSuccess: onSaved,
  });
  const reload = useMutation({
    mutationFn: async () => (await api.articles.one({ params })).data,
    onSuccess: onSaved,
  });
  const choose = useMutation({
    mutationFn: async (pictureId: number) =>
      (await api.articles.addLibraryPicture({ params, body: { pictureId } })).data,
    onSuccess: onSaved,
  });
  const send = async (files: readonly File[]) => {
    const good = picturesAmong(files);
    setSending(good.length);
    for (const file of good) {
      try {
        onSaved((await api.articles.addPicture({ params, file })).data);
      } catch (error) {
        showFailure(error);
      }
      setSending((count) => count - 1);
    }
  };
  const ids = article.pictures.map(({ id }) => id);
  const moved = (from: number, to: number) => {
    const next = ids.filter((_id, index) => index !== from);
    next.splice(to, 0, ...ids.slice(from, from + 1));
    order.mutate(next);
  };
  const { drag, tileProps } = usePlaceDrag({ isOff: order.isPending || !canEdit || ids.length < 2, onMove: moved });
  const dragOf = (place: number) => (drag?.from === place ? 'dragged' : drag?.over === place ? 'over' : null);
  return (
    <Panel title={t('article.tabPictures')}>
      <ul className="adm-pictures" aria-busy={order.isPending || choose.isPending || sending > 0}>
        {article.pictures.map((picture, place) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            place={place}
            last={ids.length - 1}
            busy={order.isPending}
            drag={dragOf(place)}
            dragProps={tileProps(place)}
            onMove={moved}
            onDescribe={() => setOpened({ kind: 'alt', pictureId: picture.pictureId })}
            onRemove={() => order.mutate(ids.filter((id) => id !== picture.id))}
          />
        ))}
        {Array.from({ length: sending }, (_file, index) => (
          <li key={`sending${index}`} className="adm-picture adm-picture-sending" role="status">
            <span className="sj-spin" aria-hidden="true" />
            <span className="sj-xs">{t('article.uploading')}</span>
          </li>
        ))}
        <li>
          <AddTile onFiles={(files) => void send(files)} />
        </li>
      </ul>
      <p className="sj-hint">{t('article.pictureHint', { size: LARGEST_MB })}</p>
      <Button
        className="adm-pictures-library"
        variant="line"
        size="sm"
        icon={<IconLibraryPhoto size={16} aria-hidden="true" />}
        busy={choose.isPending}
        onClick={() => setOpened({ kind: 'library' })}
      >
        {t('pictures.choose')}
      </Button>
      {opened?.kind === 'alt' && (
        <AltDialog pictureId={opened.pictureId} onSaved={() => reload.mutate()} onClose={() => setOpened(null)} />
      )}
      {opened?.kind === 'library' && (
        <PictureChooser
          taken={article.pictures.map(({ pictureId }) => pictureId)}
          onChoose={({ id }) => {
            choose.mutate(id);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}

/** Takes pictures by drop or by file dialog. */
function AddTile({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <button
        type="button"
        className={classNames('adm-picture', 'adm-picture-add', isOver && 'adm-picture-over')}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <IconPhotoPlus size={20} aria-hidden="true" />
        {t('article.addPicture')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
