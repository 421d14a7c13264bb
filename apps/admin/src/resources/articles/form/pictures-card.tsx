import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconPhotoPlus } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { AdminArticle } from '@sjaj/contract';
import { Panel, classNames, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';
import { PictureTile } from './picture-tile.tsx';

interface PicturesCardProps {
  readonly article: AdminArticle;
  readonly onSaved: (article: AdminArticle) => void;
}

const KINDS = ['image/jpeg', 'image/png', 'image/webp'];
const LARGEST_MB = 10;
const BYTES_A_MB = 1_048_576;

/** The pictures of an article. Each change is saved at once. Lists show the first picture. */
export function PicturesCard({ article, onSaved }: PicturesCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const order = useMutation({
    mutationFn: async (pictureIds: readonly number[]) =>
      (await api.articles.orderPictures({ params: { id: article.id }, body: { pictureIds: [...pictureIds] } })).data,
    onSuccess: onSaved,
  });
  const send = async (files: readonly File[]) => {
    const good = files.filter(isPicture);
    setSending(good.length);
    for (const file of good) {
      try {
        onSaved((await api.articles.addPicture({ params: { id: article.id }, file })).data);
      } catch (error) {
        showFailure(error);
      }
      setSending((count) => count - 1);
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void send([...event.dataTransfer.files]);
  };
  const ids = article.pictures.map(({ id }) => id);
  const moved = (from: number, to: number) => {
    const next = ids.filter((_id, index) => index !== from);
    next.splice(to, 0, ...ids.slice(from, from + 1));
    order.mutate(next);
  };
  return (
    <Panel title={t('article.tabPictures')}>
      <ul className="adm-pictures" aria-busy={order.isPending || sending > 0}>
        {article.pictures.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            place={index}
            last={ids.length - 1}
            busy={order.isPending}
            dragged={dragged}
            onDrag={setDragged}
            onMove={moved}
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
        </li>
      </ul>
      <p className="sj-hint">{t('article.pictureHint', { size: LARGEST_MB })}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={KINDS.join(',')}
        onChange={(event) => {
          void send([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </Panel>
  );
}

/** Files that the server rejects for their type or size are not sent. */
function isPicture(file: File): boolean {
  const isFine = KINDS.includes(file.type) && file.size <= LARGEST_MB * BYTES_A_MB;
  if (!isFine) showToast({ tone: 'error', title: file.name, text: t('article.pictureHint', { size: LARGEST_MB }) });
  return isFine;
}
