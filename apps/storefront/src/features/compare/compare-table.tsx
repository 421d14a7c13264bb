import { Fragment, useState } from 'react';
import { IconChevronRight, IconX } from '@tabler/icons-react';
import type { ArticleDetails } from '@sjaj/contract';
import { Button, classNames, CodeCopy, IconButton, Notice, Picture, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { BuyControl } from '../../shared/article/buy-control.tsx';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { useIsPhone } from '../../shared/page/use-is-phone.ts';
import { ReplaceButton } from '../../shared/replace/replace-button.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './compare.module.css';
import { comparedRows, type ComparedRow, phonePlaces } from './comparison.logic.ts';
import { RowLabel, RowValue } from './row-value.tsx';

interface CompareTableProps {
  readonly articles: readonly ArticleDetails[];
  readonly onlyDifferences: boolean;
  readonly onRemove: (id: number) => void;
}

/** A column for each article, a row for each thing that is known of one of them. A phone shows two columns at a time. */
export function CompareTable({ articles, onlyDifferences, onRemove }: CompareTableProps) {
  const isPhone = useIsPhone();
  const [second, setSecond] = useState(1);
  const places = isPhone ? phonePlaces(articles.length, second) : articles.map((_, place) => place);
  const rows = comparedRows(articles);
  const differing = rows.filter(({ differs }) => differs);
  const same = rows.filter(({ differs }) => !differs);
  const shared = { articles, places, isPhone };
  const columns = places.length + (isPhone ? 0 : 1);
  return (
    <>
      {isPhone && articles.length > 2 && (
        <div className={styles['next']}>
          <Button
            variant="line"
            size="sm"
            icon={<IconChevronRight size={16} aria-hidden="true" />}
            onClick={() => setSecond((places[1] ?? 1) + 1)}
          >
            {t('compare.next', { place: (places[1] ?? 1) + 1, count: articles.length })}
          </Button>
        </div>
      )}
      <table className={classNames(styles['table'], isPhone && styles['phone'])}>
        <caption className="sj-vh">{t('compare.title')}</caption>
        <thead>
          <tr>
            {!isPhone && <td />}
            {places.map((place) => {
              const article = articles[place];
              return article && <ColumnHead key={article.id} article={article} onRemove={onRemove} />;
            })}
          </tr>
        </thead>
        <tbody>
          <tr className={styles['buy']}>
            {!isPhone && <td />}
            {places.map((place) => {
              const article = articles[place];
              return (
                article && (
                  <td key={article.id}>
                    <div className={styles['buttons']}>
                      <BuyControl article={article} narrow={isPhone} />
                    </div>
                    <ReplaceButton replacement={article} candidates={articles.filter(({ id }) => id !== article.id)} />
                  </td>
                )
              );
            })}
          </tr>
          {articles.length > 1 && <GroupRow title={t('compare.different')} columns={columns} />}
          {differing.map((row) => (
            <ValueRow key={row.key} row={row} {...shared} />
          ))}
          {!onlyDifferences && same.length > 0 && (
            <>
              {articles.length > 1 && <GroupRow title={t('compare.same')} columns={columns} />}
              {same.map((row) => (
                <ValueRow key={row.key} row={row} {...shared} />
              ))}
            </>
          )}
        </tbody>
      </table>
      {articles.length > 1 && differing.length === 0 && <Notice tone="info">{t('compare.noDifference')}</Notice>}
    </>
  );
}

interface ColumnHeadProps {
  readonly article: ArticleDetails;
  readonly onRemove: (id: number) => void;
}

function ColumnHead({ article, onRemove }: ColumnHeadProps) {
  const Link = useUiLink();
  return (
    <th scope="col">
      <div className={styles['head']}>
        <Picture
          src={article.highlightedImageUrl}
          placeholder={placeholderAddress(article.placeholder)}
          size={64}
          className={styles['picture'] ?? ''}
        />
        <div className={styles['about']}>
          <Link href={articleAddress(article)} className={styles['title'] ?? ''} title={article.title}>
            {article.title}
          </Link>
          <CodeCopy code={article.code} />
        </div>
        <span className="sj-noprint">
          <IconButton
            size="sm"
            tip="none"
            data-remove=""
            label={t('compare.remove', { title: article.title })}
            icon={<IconX size={16} />}
            onClick={() => onRemove(article.id)}
          />
        </span>
      </div>
    </th>
  );
}

function GroupRow({ title, columns }: { readonly title: string; readonly columns: number }) {
  return (
    <tr className={styles['group']}>
      <th colSpan={columns} scope="rowgroup">
        {title}
      </th>
    </tr>
  );
}

interface ValueRowProps {
  readonly row: ComparedRow;
  readonly articles: readonly ArticleDetails[];
  readonly places: readonly number[];
  readonly isPhone: boolean;
}

/** On a phone the label has a row of its own above the values. */
function ValueRow({ row, articles, places, isPhone }: ValueRowProps) {
  const label = <RowLabel row={row} />;
  const cells = places.map((place) => {
    const article = articles[place];
    return (
      article && (
        <td key={article.id} className={row.lowest.has(place) ? styles['lowest'] : undefined}>
          {row.values[place] === null ? <span className="sj-t3">–</span> : <RowValue row={row} article={article} />}
          {row.lowest.has(place) && <span className={styles['mark']}>{t('compare.lowest')}</span>}
        </td>
      )
    );
  });
  if (!isPhone) {
    return (
      <tr>
        <th scope="row">{label}</th>
        {cells}
      </tr>
    );
  }
  return (
    <Fragment>
      <tr className={styles['label']}>
        <th colSpan={places.length} scope="rowgroup">
          {label}
        </th>
      </tr>
      <tr>{cells}</tr>
    </Fragment>
  );
}
