import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconBarcode } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import type { PartNumber } from '@sjaj/contract';
import { Panel, EmptyState, ListSearchBar, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { t } from '../../shared/texts/t.ts';
import { PartNumberActions } from './part-number-actions.tsx';
import { NUMBERS_A_PAGE, partNumbersQuery } from './queries.ts';

/** The part numbers with their articles. */
export function PartNumbersCard({ companyId }: { readonly companyId: number }) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const query = useQuery(partNumbersQuery(companyId, { page, text }));
  const codes = query.data?.data ?? [];
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
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && codes.length === 0 && (
        <EmptyState
          icon={<IconBarcode size={28} />}
          title={text === '' ? t('partNumbers.none') : t('list.empty')}
          text={text === '' ? t('partNumbers.noneHint') : t('list.emptyFiltered')}
        />
      )}
      {codes.length > 0 && <PartNumbersTable companyId={companyId} codes={codes} />}
    </Panel>
  );
}

interface PartNumbersTableProps {
  readonly companyId: number;
  readonly codes: readonly PartNumber[];
}

function PartNumbersTable({ companyId, codes }: PartNumbersTableProps) {
  const Link = useUiLink();
  return (
    <Table caption={t('resource.partNumbers')}>
      <thead>
        <tr>
          <th scope="col">{t('partNumbers.code')}</th>
          <th scope="col">{t('partNumbers.articleCode')}</th>
          <th scope="col" className="sj-notphone">
            {t('imports.article')}
          </th>
          <th scope="col" className="sj-right">
            {t('partNumbers.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {codes.map((number) => (
          <tr key={number.id}>
            <td className="sj-name">{number.code}</td>
            <td className="sj-nw">
              <Link href={`/articles/${number.articleId}`} className="sj-link">
                {number.articleCode}
              </Link>
            </td>
            <td className="sj-t2 sj-notphone">{number.title}</td>
            <td className="sj-right">
              <PartNumberActions companyId={companyId} number={number} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
