import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@sjaj/domain';
import type { PriceListOfCompany } from '@sjaj/contract';
import { Panel, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { PriceListBadge, periodText } from '../../../shared/prices/price-list-badge.tsx';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { t } from '../../../shared/texts/t.ts';
import { priceListsQuery } from './queries.ts';

/** The price lists of the company. Each list says which companies have it, and is given to them there. */
export function PriceListsCard({ companyId }: { readonly companyId: number }) {
  const { data: lists, error, refetch } = useQuery(priceListsQuery(companyId));
  const Link = useUiLink();
  return (
    <Panel
      flush
      lined
      title={t('resource.priceLists')}
      end={
        <Allowed to="editContractTerms">
          <Link className="sj-link sj-sm" href="/price-lists">
            {t('priceLists.all')}
          </Link>
        </Allowed>
      }
    >
      {error && !lists && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !lists && <Skeleton height={48} />}
      {lists?.length === 0 && <p className="sj-sm sj-t2 adm-company-none">{t('priceLists.noneOfCompany')}</p>}
      {lists && lists.length > 0 && (
        <div className="adm-company-table">
          <Table caption={t('resource.priceLists')}>
            <thead>
              <tr>
                <th scope="col">{t('article.name')}</th>
                <th scope="col" className="sj-right">
                  {t('company.articles')}
                </th>
                <th scope="col">{t('coupons.state')}</th>
              </tr>
            </thead>
            <tbody>
              {lists.map((list) => (
                <Row key={list.id} list={list} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Panel>
  );
}

function Row({ list }: { readonly list: PriceListOfCompany }) {
  const Link = useUiLink();
  const period = periodText(list);
  return (
    <tr>
      <td>
        <Allowed to="editContractTerms" otherwise={list.title}>
          <Link className="sj-link" href={`/price-lists/${list.id}`}>
            {list.title}
          </Link>
        </Allowed>
        {period !== '' && <span className="sj-xs sj-t2 adm-block">{period}</span>}
      </td>
      <td className="sj-right sj-num" data-label={t('company.articles')}>
        {formatNumber(list.articles)}
      </td>
      <td>
        <PriceListBadge state={list.state} />
      </td>
    </tr>
  );
}
