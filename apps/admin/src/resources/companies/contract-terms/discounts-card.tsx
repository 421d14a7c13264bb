import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { CompanyDiscount } from '@sjaj/contract';
import { formatNumber, formatPercent } from '@sjaj/domain';
import { Badge, Button, Panel, Skeleton, Table } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { discountsQuery } from './queries.ts';
import { ContractTermActions } from './contract-term-actions.tsx';

/** The discounts of the company in order of precedence: the most specific first. */
export function DiscountsCard({ companyId }: { readonly companyId: number }) {
  const { data: discounts, error, refetch } = useQuery(discountsQuery(companyId));
  const [edited, setEdited] = useState<CompanyDiscount | 'new' | null>(null);
  return (
    <Panel
      flush
      lined
      title={
        <>
          {t('company.discounts')}
          <small className="adm-card-note">{t('company.lowestWins')}</small>
        </>
      }
      end={
        <Allowed to="editContractTerms">
          <Button
            size="sm"
            variant="text"
            icon={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('company.addDiscount')}
          </Button>
        </Allowed>
      }
    >
      {error && !discounts && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !discounts && <Skeleton height={80} />}
      {discounts?.length === 0 && <p className="sj-sm sj-t2 adm-company-none">{t('company.noDiscounts')}</p>}
      {discounts && discounts.length > 0 && (
        <div className="adm-company-table">
          <Table caption={t('company.discounts')}>
            <Heads />
            <tbody>
              {discounts.map((discount) => (
                <Row key={discount.id} companyId={companyId} discount={discount} onEdit={() => setEdited(discount)} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {edited && (
        <DiscountDialog
          companyId={companyId}
          discount={edited === 'new' ? null : (discounts?.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

const Heads = () => (
  <thead>
    <tr>
      <th scope="col">{t('company.rule')}</th>
      <th scope="col">{t('company.scope')}</th>
      <th scope="col" className="sj-right">
        {t('company.percent')}
      </th>
      <th scope="col" className="sj-right">
        {t('company.articles')}
      </th>
      <th scope="col" />
    </tr>
  </thead>
);

interface RowProps {
  readonly companyId: number;
  readonly discount: CompanyDiscount;
  readonly onEdit: () => void;
}

function Row({ companyId, discount, onEdit }: RowProps) {
  const { id, percent, articles } = discount;
  const name = scopeOf(discount);
  return (
    <tr>
      <td>
        <Badge tone="soft">{t(ruleOf(discount))}</Badge>
      </td>
      <td className="sj-name">{name}</td>
      <td className="sj-right sj-num sj-nw" data-label={t('company.percent')}>
        <b>{`−${formatPercent(percent, language())}`}</b>
      </td>
      <td className="sj-right sj-num" data-label={t('company.articles')}>
        {formatNumber(articles)}
      </td>
      <td className="sj-right">
        <ContractTermActions
          companyId={companyId}
          name={name}
          onEdit={onEdit}
          remove={() => api.contractTerms.removeDiscount({ params: { id: companyId, discountId: id } })}
        />
      </td>
    </tr>
  );
}

function ruleOf({ brand, category }: CompanyDiscount) {
  if (brand) return category ? 'company.ofBoth' : 'company.ofBrand';
  return category ? 'company.ofCategory' : 'company.ofAll';
}

const scopeOf = ({ brand, category }: CompanyDiscount): string =>
  [category?.title, brand?.title].filter(Boolean).join(', ') || t('company.allArticles');
