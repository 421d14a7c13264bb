import '../../shared/imports/imports.css';
import './purchasing.css';
import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck } from '@tabler/icons-react';
import type { PurchaseProposal } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { ButtonLink, EmptyState, Notice, PageTitle } from '@sjaj/ui';
import { LoadedRecord } from '../../shared/page/loaded-record.tsx';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';
import { proposalQuery } from './queries.ts';
import { VendorPanel } from './vendor-panel.tsx';

/** What should be bought now: a list for each vendor, which staff change and mark as ordered. */
export function ProposalPage() {
  const query = useQuery(proposalQuery);
  return (
    <>
      <PageTitle
        title={t('resource.purchasing')}
        actions={
          <>
            <ButtonLink href="/vendors" variant="line" size="sm">
              {t('resource.vendors')}
            </ButtonLink>
            <ButtonLink href="/purchasing/orders" variant="line" size="sm">
              {t('purchasing.orders')}
            </ButtonLink>
          </>
        }
      />
      <LoadedRecord query={query} list="/stock" heights={[60, 260, 260]}>
        {(proposal) => <Proposal proposal={proposal} />}
      </LoadedRecord>
    </>
  );
}

function Proposal({ proposal: { vendors, days, withoutVendor } }: { readonly proposal: PurchaseProposal }) {
  return (
    <div className="sj-col sj-g12">
      <p className="sj-sm sj-t2">{t('purchasing.explained', { days: formatNumber(days) })}</p>
      {withoutVendor > 0 && (
        <Notice tone="warn">
          {t('purchasing.withoutVendor', { count: withoutVendor })}{' '}
          <NameCell href="/stock?view=low" name={t('purchasing.toLowStock')} />
        </Notice>
      )}
      {vendors.length === 0 && (
        <EmptyState
          icon={<IconCircleCheck size={28} />}
          title={t('purchasing.emptyTitle')}
          text={t('purchasing.emptyText')}
        />
      )}
      {vendors.map((one) => (
        <VendorPanel key={one.vendor.id} proposal={one} />
      ))}
    </div>
  );
}
