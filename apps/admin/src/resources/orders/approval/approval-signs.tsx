import type { QueuedOrder } from '@sjaj/contract';
import { formatPercent } from '@sjaj/domain';
import { IconCheck } from '@tabler/icons-react';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { language, t } from '../../../shared/texts/t.ts';

interface Sign {
  readonly key: string;
  readonly tone: BadgeTone;
  readonly text: string;
}

function signsOf({ overLimit, overdue, shortLines, margin, isMarginLow, note, isNewCustomer }: QueuedOrder['signs']) {
  const signs: Sign[] = [];
  const add = (key: string, tone: BadgeTone, text: string) => signs.push({ key, tone, text });
  if (overLimit !== null) add('limit', 'warn', t('approvalQueue.overLimit', { amount: kmText(overLimit) }));
  if (overdue !== null) add('overdue', 'warn', t('approvalQueue.overdue', { amount: kmText(overdue.amount) }));
  if (shortLines > 0) add('short', 'warn', t('approvalQueue.shortLines', { count: shortLines }));
  if (margin !== null && isMarginLow)
    add(
      'margin',
      margin < 0 ? 'error' : 'warn',
      t('approvalQueue.margin', { percent: formatPercent(margin, language()) }),
    );
  if (isNewCustomer) add('new', 'outline', t('approvalQueue.newCustomer'));
  if (note !== null) add('note', 'outline', t('approvalQueue.note'));
  return signs;
}

/** The same as words, for the question. */
export const signTexts = ({ signs }: Pick<QueuedOrder, 'signs'>): string[] => signsOf(signs).map(({ text }) => text);

/** What speaks against approving an order without a look, or that nothing does. */
export function ApprovalSigns({ order }: { readonly order: Pick<QueuedOrder, 'signs' | 'isClear'> }) {
  if (order.isClear)
    return (
      <span className="apq-signs">
        <Badge tone="soft" icon={<IconCheck size={12} aria-hidden="true" />}>
          {t('approvalQueue.clear')}
        </Badge>
      </span>
    );
  return (
    <span className="apq-signs">
      {signsOf(order.signs).map(({ key, tone, text }) => (
        <Badge key={key} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
