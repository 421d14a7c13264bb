import { IconScale } from '@tabler/icons-react';
import { Button, classNames } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { toggleCompared, useCompared } from './compare-choice.ts';
import styles from './compare-toggle.module.css';

interface CompareToggleProps {
  readonly articleId: number;
  readonly title: string;
  /** On the picture of a card. */
  readonly onPicture?: boolean;
}

/** Takes an article into the comparison, or out of it. */
export function CompareToggle({ articleId, title, onPicture }: CompareToggleProps) {
  const isChosen = useCompared().includes(articleId);
  return (
    <button
      type="button"
      className={classNames(styles['toggle'], onPicture && styles['onPicture'])}
      aria-pressed={isChosen}
      data-compares={articleId}
      aria-label={`${t('article.compare')}: ${title}`}
      title={t('article.compare')}
      onClick={() => void toggleCompared(articleId)}
    >
      <IconScale size={18} aria-hidden="true" />
    </button>
  );
}

/** The same with words, for the page of an article. */
export function CompareButton({ articleId }: { readonly articleId: number }) {
  const isChosen = useCompared().includes(articleId);
  return (
    <Button
      variant="line"
      full
      aria-pressed={isChosen}
      data-compares={articleId}
      className={isChosen ? styles['chosen'] : undefined}
      icon={<IconScale size={17} aria-hidden="true" />}
      onClick={() => void toggleCompared(articleId)}
    >
      {t('article.compare')}
    </Button>
  );
}
