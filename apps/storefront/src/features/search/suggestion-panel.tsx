import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconHistory, IconSearch, IconShoppingCartPlus } from '@tabler/icons-react';
import type { ArticleCard, Suggestions } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { classNames, OfferedChip, type useCombobox } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { AS_QUANTITY } from './entries.logic.ts';
import { useRecentSearches } from './recent-searches.ts';
import { ArticleQuantities } from './article-quantities.tsx';
import { SizeRows } from './size-rows.tsx';
import { SuggestedArticle } from './suggested-article.tsx';
import { SuggestionOption } from './suggestion-option.tsx';
import { SuggestionSide } from './suggestion-side.tsx';
import styles from './suggestions.module.css';

interface SuggestionPanelProps {
  readonly found: Suggestions;
  readonly text: string;
  /** Whether one has to choose among the articles: the focus goes to their quantities. */
  readonly isAsking: boolean;
  /** The article whose sizes are shown instead of the suggestions. */
  readonly sizes: { readonly of: ArticleCard | null; readonly show: (article: ArticleCard | null) => void };
  readonly combobox: ReturnType<typeof useCombobox>;
  readonly onSearch: (text: string) => void;
  /** Gives the focus back to the search field. */
  readonly onLeave: () => void;
}

/** Five articles with fields for their quantities, a link to all results, and matching categories and brands; or the sizes of an article. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { found, text, isAsking, sizes, onSearch, onLeave } = props;
  const recent = useRecentSearches();
  const panel = useRef<HTMLDivElement>(null);
  const quantity = found.order?.isSure ? found.order.quantity : null;
  const hasOrder = quantity !== null;
  useEffect(() => {
    if (isAsking && hasOrder) panel.current?.querySelector<HTMLElement>('[data-beside] :is(input, button)')?.focus();
  }, [isAsking, hasOrder]);
  // What was typed is ordered: the field is free for the next.
  const onAdded = () => {
    if (!hasOrder) return;
    onSearch('');
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    sizes.show(null);
    onLeave();
  };
  return (
    <div ref={panel} className={styles['panel']} onKeyDown={onKeyDown}>
      <p className="sj-vh" aria-live="polite">
        {t('unit.results', { count: found.totalItems })}
      </p>
      {sizes.of ? (
        <SizeRows
          article={sizes.of}
          quantity={quantity}
          onAdded={onAdded}
          onBack={() => {
            sizes.show(null);
            onLeave();
          }}
        />
      ) : (
        <List {...props} text={found.order?.isSure ? found.order.words : text} onAdded={onAdded} />
      )}
      {recent.length > 0 && (
        <div className={styles['recent']}>
          <span className="sj-xs sj-t3">{t('search.recent')}</span>
          {recent.map((search) => (
            <OfferedChip
              key={search}
              plain
              label={
                <>
                  <IconHistory size={14} aria-hidden="true" />
                  {search}
                </>
              }
              onPick={() => onSearch(search)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ListProps extends Pick<SuggestionPanelProps, 'found' | 'text' | 'sizes' | 'combobox'> {
  readonly onAdded: () => void;
}

function List({ found, text, sizes, combobox, onAdded }: ListProps) {
  const { articles, order, totalItems } = found;
  const hasSide = found.categories.length + found.brands.length > 0;
  const option = (key: string) => ({ option: combobox.optionProps(key) });
  const asks = order !== null && !order.isSure;
  return (
    <div className={classNames(styles['list'], !hasSide && styles['plain'])}>
      <div
        {...combobox.listProps}
        aria-label={t('search.suggestions')}
        className={classNames(styles['options'], asks && styles['asksFirst'])}
      >
        <div
          className={classNames(styles['main'], articles.length > 0 && styles['orders'])}
          role="group"
          aria-label={t('search.products')}
        >
          <Heading found={found} text={text} />
          {asks && (
            <SuggestionOption {...option(AS_QUANTITY)} className={styles['ask']}>
              <IconShoppingCartPlus size={17} aria-hidden="true" />
              <span className="sj-grow sj-ell">
                {t('search.asQuantity', { quantity: formatNumber(order.quantity), words: order.words })}
              </span>
            </SuggestionOption>
          )}
          {articles.map((article) => (
            <SuggestionOption key={article.id} {...option(`article-${article.id}`)} className={styles['article']}>
              <SuggestedArticle article={article} text={text} />
            </SuggestionOption>
          ))}
          <SuggestionOption {...option('all')} className={styles['all']}>
            <IconSearch size={17} aria-hidden="true" />
            <span className="sj-grow sj-ell">
              {totalItems === 0
                ? t('search.askTitle')
                : `${t('search.allResults', { term: text })} (${formatNumber(totalItems)})`}
            </span>
            {!order?.isSure && <kbd className="sj-kbd">{'↵'}</kbd>}
          </SuggestionOption>
        </div>
        {hasSide && <SuggestionSide found={found} option={option} />}
      </div>
      <ArticleQuantities
        articles={articles}
        quantity={order?.isSure ? order.quantity : null}
        hasSide={hasSide}
        onAdded={onAdded}
        onSizes={sizes.show}
      />
    </div>
  );
}

/** What Enter orders; else the number of shown and found articles; without results, what to try instead. */
function Heading({ found, text }: Pick<SuggestionPanelProps, 'found' | 'text'>) {
  const { articles, order, totalItems } = found;
  if (totalItems === 0) {
    return (
      <div className={styles['nothing']}>
        <b>{t('search.noResults', { term: text })}</b>
        <span className="sj-sm sj-t2">{t('search.spellingHint')}</span>
      </div>
    );
  }
  if (order?.isSure) {
    const [only] = articles;
    const isOne = totalItems === 1 && only && !only.variation;
    const quantity = formatNumber(order.quantity);
    return (
      <div className={styles['heading']}>
        <span className="sj-ell">
          {isOne ? t('search.orders', { quantity, code: only.code }) : t('search.whichOne', { quantity })}
        </span>
        <kbd className="sj-kbd">{'↵'}</kbd>
      </div>
    );
  }
  return (
    <div className={styles['heading']}>
      <span>{t('search.products')}</span>
      <span className="sj-num">{t('search.shownOf', { shown: articles.length, total: totalItems })}</span>
    </div>
  );
}
