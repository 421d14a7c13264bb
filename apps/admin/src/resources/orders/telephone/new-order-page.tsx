import './telephone-order.css';
import { useEffect, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Breadcrumbs, PageTitle, Panel, Skeleton } from '@sjaj/ui';
import { CompanyChoice } from '../../../shared/company/company-choice.tsx';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { companyTitleQuery, orderCallsQuery } from './order-calls.ts';
import { OrderEditor } from './order-editor.tsx';

/** A new order for a customer on the telephone (`?company=12` chooses them): lines, delivery and payment on one page. */
export function NewOrderPage() {
  const { company }: { readonly company?: unknown } = useSearch({ strict: false });
  const asked = Number(company);
  const [companyId, setCompanyId] = useState(Number.isInteger(asked) && asked > 0 ? asked : null);
  const customerField = useId();
  // The call has begun: the first thing to type has the focus. With a customer it is the first line.
  const isUnknown = companyId === null;
  useEffect(() => {
    if (isUnknown) document.getElementById(customerField)?.focus();
  }, [isUnknown, customerField]);
  const { data: saved } = useQuery({ ...companyTitleQuery(companyId ?? 0), enabled: companyId !== null });
  return (
    <>
      <Breadcrumbs trail={[{ href: '/orders', title: t('orders.title') }, { title: t('phoneOrder.title') }]} />
      <PageTitle title={t('phoneOrder.title')} note={t('phoneOrder.about')} />
      <div className="adm-phone-order">
        <Panel>
          <div className="adm-phone-customer">
            <CompanyChoice
              id={customerField}
              companyId={companyId}
              saved={saved}
              hint={t('phoneOrder.customerHint')}
              onChoose={setCompanyId}
            />
          </div>
        </Panel>
        {companyId !== null && <CompanyOrder key={companyId} companyId={companyId} />}
      </div>
    </>
  );
}

function CompanyOrder({ companyId }: { readonly companyId: number }) {
  const { data: calls, error, refetch } = useQuery(orderCallsQuery(companyId));
  if (error) return <FailureState error={error} onRetry={() => void refetch()} back="/orders" />;
  return calls ? <OrderEditor calls={calls} /> : <Skeleton height={320} radius={12} />;
}
