import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { FinanceRecord, PaymentSlip } from '@sjaj/contract';
import { Button, Dialog, IconButton, Notice, showToast, Skeleton, useAmount } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './finance.module.css';
import { slipQuery, useDownload } from './queries.ts';

interface SlipDialogProps {
  readonly record: FinanceRecord;
  readonly onClose: () => void;
}

/** What to write on the payment slip for an open amount, field by field to copy, and as a page to print. */
export function SlipDialog({ record, onClose }: SlipDialogProps) {
  const { data: slip, error } = useQuery(slipQuery(record.id));
  const download = useDownload();
  const { accountNumber: number } = record;
  const print = (): void =>
    download.mutate({
      name: `${t('finance.slip')} ${number}.pdf`,
      load: (files) => files.slipPdf({ params: { id: record.id } }),
    });
  return (
    <Dialog
      title={t('finance.slipOf', { number })}
      open
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.close')}
          </Button>
          <Button
            icon={<IconPrinter size={16} aria-hidden="true" />}
            disabled={!slip}
            busy={download.isPending}
            onClick={print}
          >
            {t('finance.slipPrint')}
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {!slip && !error && <Skeleton height={240} />}
      {slip && <SlipFacts slip={slip} />}
    </Dialog>
  );
}

function SlipFacts({ slip }: { readonly slip: PaymentSlip }) {
  const amount = useAmount();
  const { bank, bankAccount } = slip;
  const facts = [
    { term: t('finance.payer'), value: slip.payer },
    { term: t('finance.purpose'), value: slip.purpose },
    { term: t('finance.recipient'), value: slip.recipient },
    { term: t('finance.bankAccount'), value: bankAccount, note: bank },
    { term: t('finance.reference'), value: slip.reference },
    { term: t('finance.amount'), value: amount(slip.amount), copied: slip.amount.toFixed(2).replace('.', ',') },
  ];
  return (
    <dl className={styles.slip}>
      {facts.map(({ term, value, note, copied = value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span className="sj-num">{value}</span>
            {note && <small className="sj-t3">{note}</small>}
          </dd>
          <IconButton
            icon={<IconCopy size={16} aria-hidden="true" />}
            label={t('finance.copy', { what: term })}
            size="sm"
            onClick={() => void copy(copied)}
          />
        </div>
      ))}
    </dl>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'done', title: t('finance.copied'), text });
  } catch {
    showToast({ tone: 'warn', title: t('finance.notCopied') });
  }
}
