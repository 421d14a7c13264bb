import type { ContractPrice } from '@sjaj/contract';
import { Badge, Table, useUiLink } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { amountText } from '../../../shared/figures/amounts.ts';
import { differenceText } from '../../../shared/prices/difference-text.ts';
import { periodText } from '../../../shared/prices/price-list-badge.tsx';
import { t } from '../../../shared/texts/t.ts';
import { ContractTermActions } from './contract-term-actions.tsx';

interface ContractPriceTableProps {
  readonly companyId: number;
  readonly prices: readonly ContractPrice[];
  readonly onEdit: (price: ContractPrice) => void;
}

/** Contract prices next to the list prices. */
export function ContractPriceTable({ companyId, prices, onEdit }: ContractPriceTableProps) {
  return (
    <div className="adm-company-table">
      <Table caption={t('company.contractPrices')}>
        <thead>
          <tr>
            <th scope="col">{t('company.article')}</th>
            <th scope="col" className="sj-right">
              {t('company.listPrice')}
            </th>
            <th scope="col" className="sj-right">
              {t('company.contractPrice')}
            </th>
            <th scope="col" className="sj-right">
              {t('company.saves')}
            </th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {prices.map((agreed) => (
            <Row key={agreed.articleId} companyId={companyId} agreed={agreed} onEdit={() => onEdit(agreed)} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** The days on which the price holds, where they are limited. */
function Period({ agreed: { validFrom, validTo, state } }: { readonly agreed: ContractPrice }) {
  const period = periodText({ validFrom, validTo });
  if (period === '') return null;
  return (
    <span className="sj-xs sj-t2 adm-block">
      {`${period} `}
      {state !== 'in_force' && (
        <Badge tone={state === 'planned' ? 'soft' : 'outline'}>{t(`contractPriceState.${state}`)}</Badge>
      )}
    </span>
  );
}

interface RowProps {
  readonly companyId: number;
  readonly agreed: ContractPrice;
  readonly onEdit: () => void;
}

function Row({ companyId, agreed, onEdit }: RowProps) {
  const { articleId, code, title, listPrice, price } = agreed;
  const Link = useUiLink();
  return (
    <tr>
      <td>
        <Link className="sj-link" href={`/articles/${articleId}`}>
          {code}
        </Link>
        <span className="sj-sm sj-t2 adm-block">{title}</span>
        <Period agreed={agreed} />
      </td>
      <td className="sj-right sj-num sj-nw" data-label={t('company.listPrice')}>
        {amountText(listPrice)}
      </td>
      <td className="sj-right sj-num sj-nw" data-label={t('company.contractPrice')}>
        <b>{amountText(price)}</b>
      </td>
      <td className="sj-right sj-num sj-nw" data-label={t('company.saves')}>
        {differenceText(listPrice, price)}
      </td>
      <td className="sj-right">
        <ContractTermActions
          companyId={companyId}
          name={code}
          onEdit={onEdit}
          remove={() => api.contractTerms.removeContractPrice({ params: { id: companyId, articleId } })}
        />
      </td>
    </tr>
  );
}
