import { IconDownload, IconReceipt2 } from '@tabler/icons-react';
import type { FinanceRecord } from '@sjaj/contract';
import { feninga, formatDateInTable, formatKm, fromKm } from '@sjaj/domain';
import { Badge, IconButton, useAmount, useUiLink } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import styles from './finance.module.css';
import { useDownload } from './queries.ts';

/** `1.234,50`: the foot of the table names the currency. */
export const plainAmount = (km: number): string => formatKm(feninga(fromKm(km)), 'bs').replace(/\s\S+$/u, '');

const side = (km: number): string => (km === 0 ? '–' : plainAmount(km));

interface RecordRowProps {
  readonly record: FinanceRecord;
  /** The credit limit in KM; 0 for none. */
  readonly limit: number;
  readonly onSlip: (record: FinanceRecord) => void;
}

/** One booking; on phones a panel of its own. */
export function RecordRow({ record, limit, onSlip }: RecordRowProps) {
  const { owes, claims, saldo } = record;
  return (
    <tr>
      <td className={`sj-nw sj-num ${styles.when}`}>{formatDateInTable(record.bookingDate, language())}</td>
      <td className={styles.what}>
        <DocumentCell record={record} />
      </td>
      <td className={styles.due}>
        <DueCell record={record} />
      </td>
      <td className={`sj-right sj-num sj-nw ${styles.owes}`} data-empty={owes === 0 || undefined}>
        {side(owes)}
      </td>
      <td className={`sj-right sj-num sj-nw ${styles.claims}`} data-empty={claims === 0 || undefined}>
        {side(claims)}
      </td>
      <td className={`sj-right sj-num sj-nw ${styles.saldo}`}>
        <strong>{plainAmount(saldo)}</strong>
      </td>
      {limit > 0 && (
        <td className={styles.limit}>
          <LimitBar share={saldo / limit} />
        </td>
      )}
      <td className={`sj-right sj-noprint ${styles.acts}`}>
        <Acts record={record} onSlip={onSlip} />
      </td>
    </tr>
  );
}

function DocumentCell({ record }: { readonly record: FinanceRecord }) {
  const Link = useUiLink();
  const { kind, accountNumber, comment, orderId } = record;
  const title = (
    <>
      {t(`financeKind.${kind}`)} <span className="sj-nw">{accountNumber}</span>
    </>
  );
  return (
    <>
      {orderId === null ? (
        <strong>{title}</strong>
      ) : (
        <Link href={`/profile/orders/${orderId}`} className={styles.order}>
          {title}
        </Link>
      )}
      {comment !== '' && !comment.endsWith(accountNumber) && <small className="sj-t3">{comment}</small>}
    </>
  );
}

function DueCell({ record }: { readonly record: FinanceRecord }) {
  const amount = useAmount();
  const { paymentTerm, openAmount, daysOverdue, owes, claims } = record;
  const isDebit = owes > claims;
  if (!isDebit) return null;
  const isPartial = openAmount > 0 && openAmount < owes - claims;
  return (
    <span className={styles.dueFacts}>
      {paymentTerm && <span className="sj-nw sj-num">{formatDateInTable(paymentTerm, language())}</span>}
      {openAmount === 0 && <Badge tone="soft">{t('finance.paid')}</Badge>}
      {openAmount > 0 && daysOverdue === 0 && <Badge tone="grey">{t('finance.inTime')}</Badge>}
      {daysOverdue > 0 && (
        <Badge tone={daysOverdue > RED_FROM_DAYS ? 'error' : 'warn'}>{t('finance.late', { count: daysOverdue })}</Badge>
      )}
      {isPartial && <small className="sj-t2">{t('finance.openOf', { amount: amount(openAmount) })}</small>}
    </span>
  );
}

const RED_FROM_DAYS = 90;

/** The share of the limit that the balance takes. The figures say the same in words. */
const LimitBar = ({ share }: { readonly share: number }) => (
  <span className={styles.limitBar} data-above={share > 1 || undefined} aria-hidden="true">
    <i style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
  </span>
);

function Acts({ record, onSlip }: Omit<RecordRowProps, 'limit'>) {
  const download = useDownload();
  const { id, kind, accountNumber: number, owes, claims, openAmount } = record;
  const load = (): void =>
    download.mutate({ name: `${number}.pdf`, load: (files) => files.document({ params: { id } }) });
  return (
    <>
      {owes > claims && openAmount > 0 && (
        <IconButton
          icon={<IconReceipt2 size={18} aria-hidden="true" />}
          label={t('finance.slipOf', { number })}
          size="sm"
          tip="end"
          onClick={() => onSlip(record)}
        />
      )}
      {(kind === 'invoice' || kind === 'credit_note') && (
        <IconButton
          icon={<IconDownload size={18} aria-hidden="true" />}
          label={t('finance.downloadDocument', { number })}
          size="sm"
          tip="end"
          disabled={download.isPending}
          onClick={load}
        />
      )}
    </>
  );
}
