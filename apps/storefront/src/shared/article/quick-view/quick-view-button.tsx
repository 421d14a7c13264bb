import { useState } from 'react';
import { IconEye } from '@tabler/icons-react';
import type { ArticleCard } from '@sjaj/contract';
import { classNames, lazyPart } from '@sjaj/ui';
import { t } from '../../texts/t.ts';
import styles from './quick-view.module.css';

const QuickViewDialog = lazyPart(async () => (await import('./quick-view-dialog.tsx')).QuickViewDialog);

interface QuickViewButtonProps {
  readonly article: ArticleCard;
  /** On the picture of a card: seen while the pointer or the keyboard is there. */
  readonly onPicture?: boolean;
}

/** Opens the preview of an article; its code comes when it is asked for. */
export function QuickViewButton({ article, onPicture }: QuickViewButtonProps) {
  const [open, setOpen] = useState(false);
  const label = t('article.quickViewOf', { title: article.title });
  return (
    <>
      <button
        type="button"
        className={classNames(styles['button'], onPicture && styles['onPicture'])}
        aria-label={label}
        title={t('article.quickView')}
        onClick={() => setOpen(true)}
      >
        <IconEye size={18} aria-hidden="true" />
      </button>
      {open && <QuickViewDialog article={article} onClose={() => setOpen(false)} />}
    </>
  );
}
