import { useQuery } from '@tanstack/react-query';
import type { ArticleDetails } from '@sjaj/contract';
import { Notice } from '@sjaj/ui';
import { firstQuantity } from '../../shared/article/offer.logic.ts';
import { SuccessorNote } from '../../shared/article/successor-note.tsx';
import { successorsQuery } from '../../shared/article/successors-query.ts';
import { useAddToCart } from '../../shared/cart-actions.ts';
import { ReplaceButton } from '../../shared/replace/replace-button.tsx';
import { t } from '../../shared/texts/t.ts';

/** Notice on a discontinued article, with what replaces it. */
export function DiscontinuedNotice({ article }: { readonly article: ArticleDetails }) {
  const addToCart = useAddToCart();
  const linked = article.linkedArticles.find(({ relation }) => relation === 'replacement')?.articles ?? [];
  const supplied = linked.find(({ isDiscontinued }) => !isDiscontinued);
  // A successor that is no longer supplied either leads to its own.
  const { data } = useQuery({ ...successorsQuery([article.id]), enabled: !supplied });
  const successor = supplied ?? data?.get(article.id);
  return (
    <div style={{ marginBottom: 14 }}>
      <Notice tone="warn">
        <b>{t('article.discontinued')}</b>
        {successor && (
          <>
            {' · '}
            <SuccessorNote
              successor={successor}
              onTake={() =>
                void addToCart([
                  { articleId: successor.id, quantity: firstQuantity(successor), title: successor.title },
                ])
              }
            />
            <ReplaceButton replacement={successor} candidates={[article]} />
          </>
        )}
      </Notice>
    </div>
  );
}
