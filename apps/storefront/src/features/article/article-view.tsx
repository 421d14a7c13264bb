import { useRef } from 'react';
import type { ArticleDetails } from '@sjaj/contract';
import { slugOf } from '@sjaj/domain';
import { Breadcrumbs, classNames } from '@sjaj/ui';
import { categoryAddress } from '../../shared/article/addresses.ts';
import { CompareSlot } from '../../shared/compare/compare-slot.tsx';
import { isBuyable } from '../../shared/article/offer.logic.ts';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { t } from '../../shared/texts/t.ts';
import { useCtrlEnter } from '../../shared/page/use-ctrl-enter.ts';
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
import { shownArticle } from './shown-article.logic.ts';
import { StickyBuy } from './sticky-buy.tsx';
import { useSelection } from './use-selection.ts';
import { VariationPanel } from './variation-panel.tsx';

/** Layout of the article page: gallery, head, variants, quantities and price. */
export function ArticleView({ article }: { readonly article: ArticleDetails }) {
  const selection = useSelection(article);
  const panel = useRef<HTMLDivElement>(null);
  const matrix = article.variationMatrix;
  const shown = shownArticle(article, { chosen: selection.quantities, inCart: selection.inCart });
  useCtrlEnter(() => void ((matrix || isBuyable(article.offer)) && selection.add()));
  return (
    <div className={styles['page']}>
      <PrintHead />
      <ArticleTrail article={article} />
      <div className={classNames(styles['columns'], matrix && matrix.attributes.length > 1 && styles['wide'])}>
        <div className={styles['gallery']}>
          <Gallery article={article} />
        </div>
        <div className={styles['middle']}>
          <ArticleHead article={shown} />
          {article.isDiscontinued && <DiscontinuedNotice article={article} />}
          {matrix && <VariationPanel article={article} matrix={matrix} selection={selection} />}
          <div className={styles['tabs']}>
            <ArticleTabs article={shown} />
          </div>
        </div>
        <div ref={panel} className={styles['buy']}>
          {matrix ? (
            <SelectionPanel article={article} shown={shown} matrix={matrix} selection={selection} />
          ) : (
            <BuyPanel article={article} shown={shown} selection={selection} />
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
      <StickyBuy article={article} selection={selection} panel={panel} />
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
