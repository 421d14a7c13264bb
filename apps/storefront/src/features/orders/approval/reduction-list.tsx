import { useEffect, useRef } from 'react';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fieldErrors, useDebounced } from '@sjaj/app-kit';
import type { ApprovalDecision, Order, OrderLine } from '@sjaj/contract';
import { IconButton, QUANTITY_FIELD_CLASS, useAmount } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import type { ApprovalCalls } from './approval-calls.ts';
import styles from './approval.module.css';
import { isReduction, type TypedQuantities } from './reduction.logic.ts';

interface ReductionListProps {
  readonly order: Order;
  readonly calls: ApprovalCalls;
  readonly typed: TypedQuantities;
  readonly lines: ApprovalDecision['lines'];
  /** Of the server, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onType: (typed: TypedQuantities) => void;
}

/** The lines with a field for less, and what the order would come to. */
export function ReductionList({ order, calls, typed, lines, errors, onType }: ReductionListProps) {
  const preview = usePreview(order, calls, lines);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  const refused = { ...fieldErrors(preview.error), ...errors };
  return (
    <>
      <p className="sj-sm sj-t2">{t('approval.reduceHint')}</p>
      <ul ref={list} className={styles.lines}>
        {order.orderLines.map((line) => (
          <LineField
            key={line.id}
            line={line}
            typed={typed[line.id]}
            error={
              isReduction(line, typed)
                ? (refused[`lines.${line.id}.quantity`] ?? refused[`articles.${line.articleId}.quantity`])
                : t('approval.atMost', { quantity: line.quantity })
            }
            onType={(text) => onType({ ...typed, [line.id]: text })}
          />
        ))}
      </ul>
      <NewTotal before={order.total} after={lines.length > 0 ? (preview.data?.total ?? null) : order.total} />
    </>
  );
}

interface LineFieldProps {
  readonly line: OrderLine;
  readonly typed: string | undefined;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
}

function LineField({ line, typed, error, onType }: LineFieldProps) {
  const errorId = `reduction-${line.id}`;
  const isOut = typed?.trim() === '0';
  return (
    <li className={styles.line}>
      <span className={isOut ? styles.out : undefined}>
        <span className="sj-sm">{line.title}</span>
        <span className="sj-xs sj-t3 shop-block">{line.code}</span>
      </span>
      <span className={styles.quantity}>
        <input
          className={QUANTITY_FIELD_CLASS}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={line.title}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          value={typed ?? String(line.quantity)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <span className="sj-xs sj-t3">{t('approval.ofOrdered', { quantity: line.quantity, unit: line.unit })}</span>
        <IconButton
          label={t('approval.takeOut', { title: line.title })}
          size="sm"
          tip="none"
          icon={<IconTrash size={16} aria-hidden="true" />}
          aria-pressed={isOut}
          onClick={() => onType(isOut ? String(line.quantity) : '0')}
        />
      </span>
      {error !== undefined && (
        <span id={errorId} role="alert" className={`sj-error ${styles.error}`}>
          {error}
        </span>
      )}
    </li>
  );
}

/** What the order would come to with the chosen lines, asked once typing pauses. */
function usePreview(order: Order, calls: ApprovalCalls, lines: ApprovalDecision['lines']) {
  const chosen = useDebounced(JSON.stringify(lines));
  return useQuery({
    queryKey: ['approval-preview', order.id, order.version, chosen],
    queryFn: ({ signal }) => calls.preview({ version: order.version, lines }, signal),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}

/** Both totals with VAT. Its place is kept while nothing is chosen. */
function NewTotal({ before, after }: { readonly before: number | null; readonly after: number | null }) {
  const amount = useAmount();
  if (before === null) return null;
  return (
    <p className={styles.total} aria-live="polite">
      {t('approval.newTotal')} <b className="sj-num">{after === null ? '…' : amount(after)}</b>{' '}
      {after !== before && <s className="sj-num sj-t3">{amount(before)}</s>}
    </p>
  );
}
