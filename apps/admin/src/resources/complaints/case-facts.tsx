import { ComplaintStatusBadge } from '@sjaj/app-kit';
import { type AdminComplaint } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { CodeCopy, type Fact, Facts, Notice, Picture, useUiLink } from '@sjaj/ui';
import { placeholderUrl } from '../../shared/figures/placeholder.ts';
import { NotesCard } from '../../shared/notes/notes-card.tsx';
import { useCan } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';

interface FactsProps {
  readonly complaint: AdminComplaint;
}

/** What staff decide by: article and order, return period and warranty, the customer and earlier complaints. */
export function CaseFacts({ complaint }: FactsProps) {
  return (
    <aside className="cmp-facts">
      <section>
        <h3>{t('complaints.article')}</h3>
        <Product complaint={complaint} />
        <Facts left facts={articleFacts(complaint)} />
        <Term complaint={complaint} />
        {complaint.sameArticle > 0 && (
          <Notice tone="warn">{t('complaints.sameArticle', { count: complaint.sameArticle })}</Notice>
        )}
      </section>
      <CustomerFacts complaint={complaint} />
      <Previous complaint={complaint} />
      <NotesCard key={complaint.id} entity="complaint" id={complaint.id} />
    </aside>
  );
}

function Product({ complaint: { article, productName, productCode } }: FactsProps) {
  const Link = useUiLink();
  return (
    <div className="cmp-product">
      <Picture src={article?.imageUrl ?? null} placeholder={placeholderUrl(article?.placeholder ?? 'box')} size={48} />
      <span className="sj-grow">
        {article ? (
          <Link className="sj-link" href={`/articles/${article.id}`}>
            {productName}
          </Link>
        ) : (
          <b>{productName}</b>
        )}
        {productCode && (
          <span className="sj-xs sj-t3 adm-block">
            <CodeCopy code={productCode} />
          </span>
        )}
      </span>
    </div>
  );
}

const day = (value: string | null): string | null => value && formatDate(value, language());

function articleFacts(complaint: AdminComplaint): Fact[] {
  const { quantity, ordered, order, serialNumber, brand } = complaint;
  const claimed = quantity === null || ordered === null ? quantity : t('complaints.ofOrdered', { quantity, ordered });
  return present([
    [t('complaints.claimed'), claimed === null ? null : String(claimed)],
    [t('field.brand'), brand],
    [t('field.serialNumber'), serialNumber && <Serial {...complaint} />],
    [t('complaints.order'), order && <OrderLink order={order} />],
    [t('complaints.invoice'), complaint.invoiceNumber],
    [t('complaints.received'), day(complaint.receivedOn)],
    [t('complaints.returnUntil'), day(complaint.returnUntil)],
    [t('complaints.warrantyUntil'), day(complaint.warrantyUntil)],
  ]);
}

const present = (facts: readonly (readonly [term: string, value: Fact['value'] | null])[]): Fact[] =>
  facts.flatMap(([term, value]) => (value === null ? [] : [{ term, value }]));

/** The serial number leads to the machine, if it is in the register. */
function Serial({ serialNumber, machineId }: Pick<AdminComplaint, 'serialNumber' | 'machineId'>) {
  const Link = useUiLink();
  const opensMachines = useCan('editCustomers');
  if (machineId === null || !opensMachines) return serialNumber;
  return (
    <Link className="sj-link" href={`/machines/${machineId}`}>
      {serialNumber}
    </Link>
  );
}

function OrderLink({ order }: { readonly order: NonNullable<AdminComplaint['order']> }) {
  const Link = useUiLink();
  return (
    <Link className="sj-link" href={`/orders/${order.id}`}>
      {order.number}
    </Link>
  );
}

const TERMS = {
  in_time: 'complaints.inTime',
  late: 'complaints.late',
  in_warranty: 'complaints.inWarranty',
  warranty_over: 'complaints.warrantyOver',
  unknown: 'complaints.unknownTerm',
} as const;

function Term({ complaint: { term } }: FactsProps) {
  const isOver = term === 'late' || term === 'warranty_over';
  return <Notice tone={isOver ? 'warn' : 'info'}>{t(TERMS[term])}</Notice>;
}

function CustomerFacts({ complaint }: FactsProps) {
  const Link = useUiLink();
  const { customer, contactPerson, contactPhone, sender } = complaint;
  const phone = contactPhone ?? customer.phone;
  return (
    <section>
      <h3>{t('complaints.customer')}</h3>
      {customer.companyId === null ? (
        <b>{customer.title}</b>
      ) : (
        <Link className="sj-link" href={`/companies/${customer.companyId}`}>
          {customer.title}
        </Link>
      )}
      <p className="sj-sm">{[contactPerson, sender].filter((name, at, all) => all.indexOf(name) === at).join(', ')}</p>
      {phone && (
        <a className="sj-link sj-sm" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      )}
      <a className="sj-link sj-sm cmp-mail" href={`mailto:${customer.email}`}>
        {customer.email}
      </a>
    </section>
  );
}

function Previous({ complaint: { previous, previousTotal: total, previousOpen: open } }: FactsProps) {
  const Link = useUiLink();
  return (
    <section>
      <h3>{t('complaints.previous')}</h3>
      <p className="sj-sm sj-t3">
        {total === 0 ? t('complaints.noPrevious') : t('complaints.previousCount', { total, open })}
      </p>
      <ul className="cmp-previous">
        {previous.map((one) => (
          <li key={one.id}>
            <Link className="sj-link sj-sm" href={`/complaints/${one.id}`}>
              {one.number}
            </Link>{' '}
            <ComplaintStatusBadge status={one.status} outcome={null} />
            <span className="sj-xs sj-t3 adm-block">{one.productName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
