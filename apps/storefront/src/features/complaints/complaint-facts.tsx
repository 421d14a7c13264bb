import type { Complaint } from '@sjaj/contract';
import { formatDate, formatDateTime } from '@sjaj/domain';
import { CodeCopy, type Fact, Facts, Panel, Picture, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './complaints.module.css';

/** What the complaint is about, and whom staff call. */
export function ComplaintFacts({ complaint }: { readonly complaint: Complaint }) {
  return (
    <Panel title={t('complaints.facts')} lined>
      <Product complaint={complaint} />
      <Facts left facts={factsOf(complaint)} />
    </Panel>
  );
}

function Product({ complaint }: { readonly complaint: Complaint }) {
  const Link = useUiLink();
  const { article, productName, productCode } = complaint;
  return (
    <div className={`${styles['line']} ${styles['aboveFacts']}`}>
      <Picture
        src={article?.imageUrl ?? null}
        placeholder={placeholderAddress(article?.placeholder ?? 'box')}
        size={48}
      />
      <span className="sj-grow">
        {article ? (
          <Link className="sj-link" href={articleAddress(article)}>
            {productName}
          </Link>
        ) : (
          <b>{productName}</b>
        )}
        {productCode && (
          <span className={`sj-xs sj-t3 ${styles['lineFacts']}`}>
            <CodeCopy code={productCode} />
          </span>
        )}
      </span>
    </div>
  );
}

function factsOf(complaint: Complaint): Fact[] {
  const { order, contactPhone } = complaint;
  const day = (value: string | null): string | null => value && formatDate(value, language());
  const facts: readonly (readonly [term: string, value: Fact['value'] | null])[] = [
    [t('complaints.sentOn'), `${formatDateTime(new Date(complaint.createdAt), language())}, ${complaint.sender}`],
    [t('complaints.order'), order && <OrderLink order={order} />],
    [t('complaints.invoiceNumber'), complaint.invoiceNumber],
    [t('field.quantity'), complaint.quantity === null ? null : String(complaint.quantity)],
    [t('field.brand'), complaint.brand],
    [t('field.serialNumber'), complaint.serialNumber && <Serial {...complaint} />],
    [t('complaints.receivedOn'), day(complaint.receivedOn)],
    [t('complaints.returnUntil'), day(complaint.returnUntil)],
    [t('complaints.warrantyUntil'), day(complaint.warrantyUntil)],
    [t('complaints.contact'), [complaint.contactPerson, contactPhone].filter(Boolean).join(', ')],
  ];
  return facts.flatMap(([term, value]) => (value === null ? [] : [{ term, value }]));
}

/** The serial number leads to the machine, if the company has it in its register. */
function Serial({ serialNumber, machineId }: Pick<Complaint, 'serialNumber' | 'machineId'>) {
  const Link = useUiLink();
  if (machineId === null) return serialNumber;
  return (
    <Link className="sj-link" href={`/profile/rma/machines/${machineId}`}>
      {serialNumber}
    </Link>
  );
}

function OrderLink({ order }: { readonly order: NonNullable<Complaint['order']> }) {
  const Link = useUiLink();
  if (order.id === null) return order.number;
  return (
    <Link className="sj-link" href={`/profile/orders/${order.id}`}>
      {order.number}
    </Link>
  );
}
