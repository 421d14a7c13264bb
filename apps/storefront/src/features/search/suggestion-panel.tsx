import type { ReactNode } from 'react';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import type { Suggestions } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { classNames, type ComboboxOptionProps, OfferedChip, type useCombobox } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useRecentSearches } from './recent-searches.ts';
import styles from './search.module.css';
import { SuggestedArticle } from './suggested-article.tsx';
import type { TypedOrder } from './typed-order.logic.ts';

interface SuggestionPanelProps {
  readonly found: Suggestions;
  readonly text: string;
  /** What Enter puts into the cart; null where it searches. */
  readonly order: TypedOrder | null;
  readonly combobox: ReturnType<typeof useCombobox>;
  readonly onSearch: (text: string) => void;
}

/** Five articles, a link to all results, and matching categories and brands. */
export function SuggestionPanel({ found, text, order, combobox, onSearch }: SuggestionPanelProps) {
  const recent = useRecentSearches();
  const hasSide = found.categories.length + found.brands.length > 0;
  const option = (key: string) => ({ option: combobox.optionProps(key) });
  return (
    <div className={styles['panel']}>
      <p className="sj-vh" aria-live="polite">
        {t('unit.results', { count: found.totalItems })}
      </p>
      <div
        {...combobox.listProps}
        aria-label={t('search.suggestions')}
        className={classNames(styles['list'], !hasSide && styles['plain'])}
      >
        <div className={styles['main']} role="group" aria-label={t('search.products')}>
          {order ? (
            <div className={styles['heading']}>
              <span>{t('search.orders', { quantity: formatNumber(order.quantity), code: order.code })}</span>
              <kbd className="sj-kbd">{'↵'}</kbd>
            </div>
          ) : (
            <Heading found={found} text={text} />
          )}
          {found.articles.map((article) => (
            <Option key={article.id} {...option(`article-${article.id}`)}>
              <SuggestedArticle article={article} text={text} />
            </Option>
          ))}
          <Option {...option('all')} className={styles['all']}>
            <IconSearch size={17} aria-hidden="true" />
            <span className="sj-grow sj-ell">
              {found.totalItems === 0
                ? t('search.askTitle')
                : `${t('search.allResults', { term: text })} (${formatNumber(found.totalItems)})`}
            </span>
            {!order && <kbd className="sj-kbd">{'↵'}</kbd>}
          </Option>
        </div>
        {hasSide && <Side found={found} option={option} />}
      </div>
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

/** Number of shown and found articles; without results, what to try instead. */
function Heading({ found, text }: Pick<SuggestionPanelProps, 'found' | 'text'>) {
  if (found.totalItems === 0) {
    return (
      <div className={styles['nothing']}>
        <b>{t('search.noResults', { term: text })}</b>
        <span className="sj-sm sj-t2">{t('search.spellingHint')}</span>
      </div>
    );
  }
  return (
    <div className={styles['heading']}>
      <span>{t('search.products')}</span>
      <span className="sj-num">{t('search.shownOf', { shown: found.articles.length, total: found.totalItems })}</span>
    </div>
  );
}

type OptionOf = (key: string) => Pick<OptionProps, 'option'>;

function Side({ found, option }: { readonly found: Suggestions; readonly option: OptionOf }) {
  return (
    <div className={styles['side']}>
      <SideGroup title={t('search.categories')}>
        {found.categories.map((category) => (
          <Option key={category.id} {...option(`category-${category.id}`)} className={styles['small']}>
            <span className="sj-grow">{category.title}</span>
            <span className="sj-xs sj-t3 sj-num">{formatNumber(category.count)}</span>
          </Option>
        ))}
      </SideGroup>
      <SideGroup title={t('search.brands')}>
        {found.brands.map((brand) => (
          <Option key={brand.id} {...option(`brand-${brand.id}`)} className={styles['small']}>
            <span className="sj-grow">{brand.title}</span>
            <span className="sj-xs sj-t3 sj-num">{formatNumber(brand.count)}</span>
          </Option>
        ))}
      </SideGroup>
    </div>
  );
}

function SideGroup({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <div className={styles['heading']}>{title}</div>
      {children}
    </div>
  );
}

interface OptionProps {
  readonly option: ComboboxOptionProps;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Option({ option, className, children }: OptionProps) {
  return (
    <div {...option} className={classNames(styles['option'], option['aria-selected'] && styles['active'], className)}>
      {children}
    </div>
  );
}
