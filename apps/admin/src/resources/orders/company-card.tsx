import type { AdminOrder } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Panel, type Fact, Facts, useUiLink } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';
import { language, t } from '../../shared/texts/t.ts';
import { limitLeft } from './limit.logic.ts';

/** The company that ordered, with its credit limit. */
export function CompanyCard({ order }: { readonly order: AdminOrder }) {
  const { company } = order;
  return (
    <Panel title={company ? <CompanyLink {...company} /> : order.orderer}>
      <Facts facts={[...personFacts(order), ...(company ? companyFacts(order, company) : [])]} />
    </Panel>
  );
}

function CompanyLink({ id, title }: Pick<NonNullable<AdminOrder['company']>, 'id' | 'title'>) {
  const Link = useUiLink();
  return (
    <Link className="sj-link" href={`/companies/${id}`}>
      {title}
    </Link>
  );
}

const personFacts = (order: AdminOrder): readonly Fact[] => [
  { term: t('orders.columnOrderer'), value: order.isGuests ? `${order.orderer} (${t('role.guest')})` : order.orderer },
  ...(order.placedBy ? [{ term: t('orders.placedBy'), value: order.placedBy }] : []),
  {
    term: t('field.email'),
    value: (
      <a className="sj-link sj-ell adm-fact-link" href={`mailto:${order.ordererEmail}`} title={order.ordererEmail}>
        {order.ordererEmail}
      </a>
    ),
  },
];

function companyFacts(order: AdminOrder, company: NonNullable<AdminOrder['company']>): readonly Fact[] {
  const left = limitLeft(order);
  return [
    { term: t('company.jib'), value: company.jib },
    ...(company.phone
      ? [
          {
            term: t('field.phone'),
            value: (
              <a className="sj-link" href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>
                {company.phone}
              </a>
            ),
          },
        ]
      : []),
    { term: t('company.paymentTerm'), value: t('unit.days', { count: company.paymentTermDays }) },
    { term: t('company.creditLimit'), value: company.creditLimit === 0 ? t('sign.none') : kmText(company.creditLimit) },
    { term: t('orders.openOrders'), value: kmText(company.openOrders) },
    ...(company.openDebt === 0 ? [] : [{ term: t('approvalQueue.debt'), value: kmText(company.openDebt) }]),
    ...(company.overdue === null ? [] : [{ term: t('orderReason.overdue'), value: overdueText(company.overdue) }]),
    ...(left === null
      ? []
      : [
          {
            term: t('orders.limitLeft'),
            value: (
              <b className={left < 0 ? 'adm-attention' : undefined}>{left < 0 ? `−${kmText(-left)}` : kmText(left)}</b>
            ),
          },
        ]),
  ];
}

const overdueText = ({ amount, since }: { readonly amount: number; readonly since: string }) => (
  <b className="adm-attention">
    {t('approvalQueue.overdueSince', { amount: kmText(amount), date: formatDate(since, language()) })}
  </b>
);
