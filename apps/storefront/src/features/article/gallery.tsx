import { useState } from 'react';
import { IconPlayerPlay, IconRefresh, IconZoomIn } from '@tabler/icons-react';
import type { ArticleDetails } from '@sjaj/contract';
import { Badge, classNames, Dialog, IconButton, Picture } from '@sjaj/ui';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './gallery.module.css';

/** Pictures of an article: one large, the others as thumbnails. Each can be enlarged. */
export function Gallery({ article }: { readonly article: ArticleDetails }) {
  const pictures = article.imageUrls.length > 0 ? article.imageUrls : [article.highlightedImageUrl];
  const [shownAt, setShownAt] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const shown = pictures[shownAt] ?? null;
  const altOf = (index: number): string => article.imageAlts[index] || article.title;
  const thumbLabel = (index: number): string => {
    const place = t('article.picture', { number: index + 1, total: pictures.length });
    return article.imageAlts[index] ? `${place}: ${article.imageAlts[index]}` : place;
  };
  const placeholder = placeholderAddress(article.placeholder);
  return (
    <>
      <div className={`sj-panel ${styles['frame']}`}>
        <Picture
          src={shown}
          placeholder={placeholder}
          alt={altOf(shownAt)}
          className={styles['big'] ?? ''}
          sizes="400px"
          eager
        />
        {article.lastBought && (
          <span className={styles['badge']}>
            <Badge tone="soft" icon={<IconRefresh size={13} aria-hidden="true" />}>
              {t('article.bought')}
            </Badge>
          </span>
        )}
        {shown && (
          <IconButton
            className={styles['zoom']}
            variant="line"
            size="sm"
            tip="end"
            label={t('article.enlarge')}
            icon={<IconZoomIn size={17} aria-hidden="true" />}
            onClick={() => setEnlarged(true)}
          />
        )}
      </div>
      {(pictures.length > 1 || article.videoUrl) && (
        <div className={styles['thumbs']}>
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={classNames(styles['thumb'], index === shownAt && styles['on'])}
              aria-label={thumbLabel(index)}
              aria-pressed={index === shownAt}
              onClick={() => setShownAt(index)}
            >
              <Picture src={picture} placeholder={placeholder} size={56} />
            </button>
          ))}
          {article.videoUrl && (
            <a className={styles['video']} href={article.videoUrl} target="_blank" rel="noreferrer">
              <IconPlayerPlay size={18} aria-hidden="true" />
              {t('article.video')}
            </a>
          )}
        </div>
      )}
      <Dialog title={article.title} size="lg" open={enlarged} onClose={() => setEnlarged(false)}>
        <Picture src={shown} alt={altOf(shownAt)} sizes="800px" className={styles['huge'] ?? ''} />
      </Dialog>
    </>
  );
}
