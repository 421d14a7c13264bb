import type { AdminWithdrawal, OrderWithdrawals, WithdrawalForm } from '@sjaj/contract';
import { formatBankAccount, type Language } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import { isWithdrawable, type periodOf } from './rules.ts';
import type { ConsumerOrder, OrderedLine } from './store/orders.ts';
import type { AdminWithdrawalRow, withdrawalsOf } from './store/withdrawals.ts';

const titleOf = ({ title, brand }: OrderedLine, language: Language): string => localised(title, language, [brand]);

/** The declared goods in words: `2 × Sapun (SA-1); 1 × Kanta (KA-2)`. */
export const goodsText = (wanted: WithdrawalForm['lines'], lines: readonly OrderedLine[], language: Language): string =>
  wanted
    .flatMap(({ lineId, quantity }) => {
      const line = lines.find((one) => one.lineId === lineId);
      return line ? [`${quantity} × ${titleOf(line, language)} (${line.code})`] : [];
    })
    .join('; ');

interface ViewedOrder {
  readonly order: ConsumerOrder;
  readonly lines: readonly OrderedLine[];
  readonly declared: Awaited<ReturnType<typeof withdrawalsOf>>;
  readonly period: ReturnType<typeof periodOf>;
  readonly days: number;
}

export function withdrawalsView(
  { order, lines, declared, period, days }: ViewedOrder,
  language: Language,
): OrderWithdrawals {
  const { street, postalCode, town } = order.address;
  return {
    canWithdraw: isWithdrawable(order, lines),
    ...period,
    days,
    buyer: { name: order.buyer, address: `${street}, ${postalCode} ${town}`, email: order.email },
    lines: lines.map((line) => ({
      lineId: line.lineId,
      code: line.code,
      title: titleOf(line, language),
      unit: localised(line.unit, language),
      left: line.left,
    })),
    withdrawals: declared.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() })),
  };
}

export function adminWithdrawalView(row: AdminWithdrawalRow): AdminWithdrawal {
  const { orderId, number, createdAt, answeredAt, refundAccount, ...rest } = row;
  return {
    ...rest,
    order: { id: orderId, number },
    refundAccount: refundAccount === null ? null : formatBankAccount(refundAccount),
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
