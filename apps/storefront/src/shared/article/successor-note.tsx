import type { ArticleCard } from '@sjaj/contract';
import { useUiLink } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { articleAddress } from './addresses.ts';
import { purchaseOf } from './offer.logic.ts';

interface SuccessorNoteProps {
  readonly successor: ArticleCard;
  /** Absent where it cannot be taken here. */
  readonly onTake?: (() => void) | undefined;
}

/** What replaces an article that is no longer supplied, with a button that takes it. */
export function SuccessorNote({ successor, onTake }: SuccessorNoteProps) {
  const Link = useUiLink();
  const { code, title } = successor;
  return (
    <>
      <Link className="sj-link" href={articleAddress(successor)}>
        {`${t('article.replacedBy', { code })}, ${title}`}
      </Link>
      {onTake && purchaseOf(successor) === 'buy' && (
        <>
          {' · '}
          <button
            type="button"
            className="sj-link"
            aria-label={`${t('article.takeSuccessor')}: ${title}`}
            onClick={onTake}
          >
            <b>{t('article.takeSuccessor')}</b>
          </button>
        </>
      )}
    </>
  );
}
