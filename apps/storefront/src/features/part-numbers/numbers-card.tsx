import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconBarcode, IconPencil, IconSearch, IconTrash } from '@tabler/icons-react';
import type { PartNumber } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Button, Card, EmptyState, IconButton, rangeOf, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { messageOf } from '../../shared/api/failure.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './part-numbers.module.css';
import { NUMBERS_A_PAGE, numbersQuery } from './queries.ts';

interface NumbersCardProps {
  readonly onEdit: (number: PartNumber) => void;
  readonly onRemove: (number: PartNumber) => void;
}

/** The numbers with the articles that they name. */
export function NumbersCard(props: NumbersCardProps) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const query = useQuery(numbersQuery(page, text));
  const numbers = query.data?.data ?? [];
  const total = query.data?.pagedResult?.totalItems ?? 0;
  const { from, to } = rangeOf(page, NUMBERS_A_PAGE, total);
  return (
    <Card flush aria-busy={query.isFetching}>
      <div className={styles.tools}>
        <div className="sj-input">
          <IconSearch size={16} aria-hidden="true" />
          <input
            type="search"
            aria-label={t('partNumbers.search')}
            placeholder={t('partNumbers.search')}
            maxLength={64}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setPage(1);
            }}
          />
        </div>
        <span className="sj-sm sj-t3 sj-num" role="status">
          {total > 0 && t('sign.fromTo', { from, to, total: formatNumber(total) })}
        </span>
        {total > NUMBERS_A_PAGE && (
          <span className="sj-row">
            <Button variant="line" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('component.previousPage')}
            </Button>
            <Button variant="line" size="sm" disabled={to >= total} onClick={() => setPage(page + 1)}>
              {t('component.nextPage')}
            </Button>
          </span>
        )}
      </div>
      {query.isPending && <Skeleton height={240} radius={0} />}
      {query.isError && (
        <EmptyState
          icon={<IconBarcode size={28} />}
          title={messageOf(query.error)}
          actions={<Button onClick={() => void query.refetch()}>{t('action.tryAgain')}</Button>}
        />
      )}
      {query.isSuccess && numbers.length === 0 && (
        <EmptyState
          icon={<IconBarcode size={28} />}
          title={text === '' ? t('partNumbers.none') : t('partNumbers.nothingFits')}
          text={text === '' ? t('partNumbers.noneHint') : undefined}
        />
      )}
      {numbers.length > 0 && <NumbersTable numbers={numbers} {...props} />}
    </Card>
  );
}

interface NumbersTableProps extends NumbersCardProps {
  readonly numbers: readonly PartNumber[];
}

function NumbersTable({ numbers, onEdit, onRemove }: NumbersTableProps) {
  const Link = useUiLink();
  return (
    <Table caption={t('partNumbers.title')}>
      <thead>
        <tr>
          <th scope="col">{t('partNumbers.code')}</th>
          <th scope="col">{t('partNumbers.article')}</th>
          <th scope="col" className="sj-right">
            {t('partNumbers.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => (
          <tr key={number.id}>
            <td className="sj-name">{number.code}</td>
            <td className={styles.article}>
              <Link href={`/article/${number.articleId}/${number.slug}`} className="sj-link">
                {number.articleCode}
              </Link>{' '}
              <span className={`sj-t2 ${styles.title}`}>{number.title}</span>
            </td>
            <td>
              <span className={styles.actions}>
                <IconButton
                  size="sm"
                  variant="line"
                  tip="end"
                  label={t('partNumbers.editThis', { code: number.code })}
                  icon={<IconPencil size={16} aria-hidden="true" />}
                  onClick={() => onEdit(number)}
                />
                <IconButton
                  size="sm"
                  variant="line"
                  tip="end"
                  label={t('partNumbers.removeThis', { code: number.code })}
                  icon={<IconTrash size={16} aria-hidden="true" />}
                  onClick={() => onRemove(number)}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
