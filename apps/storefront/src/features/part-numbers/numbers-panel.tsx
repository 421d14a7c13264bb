import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconBarcode, IconPencil, IconTrash } from '@tabler/icons-react';
import { messageOf, useDebounced } from '@sjaj/app-kit';
import type { PartNumber } from '@sjaj/contract';
import { Button, Panel, EmptyState, ListSearchBar, IconButton, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './part-numbers.module.css';
import { NUMBERS_A_PAGE, numbersQuery } from './queries.ts';

interface NumbersPanelProps {
  readonly onEdit: (number: PartNumber) => void;
  readonly onRemove: (number: PartNumber) => void;
}

/** Table of part numbers with their articles. */
export function NumbersPanel(props: NumbersPanelProps) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const query = useQuery(numbersQuery(page, text));
  const numbers = query.data?.data ?? [];
  return (
    <Panel flush aria-busy={query.isFetching}>
      <ListSearchBar
        label={t('partNumbers.search')}
        typed={typed}
        onType={setTyped}
        page={page}
        pageSize={NUMBERS_A_PAGE}
        totalItems={query.data?.pagedResult?.totalItems ?? 0}
        onPage={setPage}
      />
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
    </Panel>
  );
}

interface NumbersTableProps extends NumbersPanelProps {
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
            <td className={`sj-name ${styles.code}`}>{number.code}</td>
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
