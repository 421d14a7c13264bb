import type { ArticleDetails } from '@sjaj/contract';
import { slugOf } from '@sjaj/domain';
import { Breadcrumbs, classNames } from '@sjaj/ui';
import { categoryAddress } from '../../shared/article/addresses.ts';
import { CompareSlot } from '../../shared/compare/compare-slot.tsx';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './article.module.css';
import { ArticleHead } from './article-head.tsx';
import { ArticleTabs } from './article-tabs.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { DiscontinuedNotice } from './discontinued-notice.tsx';
import { DatasheetsPanel } from './datasheets-panel.tsx';
import { Gallery } from './gallery.tsx';
import { LinkedArticles } from './linked-articles.tsx';
import { PresentationPanel } from './presentation-panel.tsx';
import { SelectionPanel } from './selection-panel.tsx';
import { StickyBuy } from './sticky-buy.tsx';
import { useSelection } from './use-selection.ts';
import { VariationPanel } from './variation-panel.tsx';

/** Layout of the article page: gallery, head, variants, quantities and price. */
export function ArticleView({ article }: { readonly article: ArticleDetails }) {
  const selection = useSelection(article);
  const matrix = article.variationMatrix;
  return (
    <div className={styles['page']}>
      <PrintHead />
      <ArticleTrail article={article} />
      <div className={classNames(styles['columns'], matrix && matrix.attributes.length > 1 && styles['wide'])}>
        <div className={styles['gallery']}>
          <Gallery article={article} />
        </div>
        <div className={styles['middle']}>
          <ArticleHead article={article} />
          {article.isDiscontinued && <DiscontinuedNotice article={article} />}
          {matrix && <VariationPanel article={article} matrix={matrix} selection={selection} />}
          <div className={styles['tabs']}>
            <ArticleTabs article={article} />
          </div>
        </div>
        <div className={styles['buy']}>
          {matrix ? (
            <SelectionPanel article={article} matrix={matrix} selection={selection} />
          ) : (
            <BuyPanel article={article} selection={selection} />
          )}
          {article.articleType === 'machine' && <PresentationPanel article={article} />}
        </div>
        {article.documents.length > 0 && (
          <div className={styles['documents']}>
            <DatasheetsPanel documents={article.documents} />
          </div>
        )}
      </div>
      <LinkedArticles article={article} />
      <CompareSlot raised />
      <StickyBuy article={article} selection={selection} />
    </div>
  );
}

function ArticleTrail({ article }: { readonly article: ArticleDetails }) {
  const trail = article.categories.map((category) => ({
    title: category.title,
    href: categoryAddress({ id: category.id, slug: slugOf(category.title) }),
  }));
  return (
    <Breadcrumbs
      trail={[
        { title: t('frame.home'), href: '/' },
        ...trail,
        { title: article.variationMatrix?.title ?? article.title },
      ]}
    />
  );
}
