import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Order, OrderWithdrawals } from '@sjaj/contract';
import { formatDate, formatDateTime } from '@sjaj/domain';
import { Badge, Button, Panel, useUiLink } from '@sjaj/ui';
import { useOrderAccess } from '../../../shared/order-access/order-access.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { withdrawalsQuery } from './queries.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

/** The right of a consumer to withdraw from the purchase, with what they have declared. Companies have none. */
export function WithdrawalPanel({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const Link = useUiLink();
  const { data } = useQuery({ ...withdrawalsQuery(order.id, useOrderAccess()), enabled: order.companyTitle === null });
  if (!data || (!data.canWithdraw && data.withdrawals.length === 0)) return null;
  return (
    <Panel title={t('withdrawal.title')}>
      <div className="sj-col sj-g12">
        <Declared withdrawals={data.withdrawals} />
        {data.canWithdraw && (
          <>
            <p className="sj-sm sj-t2">
              {periodText(data)}{' '}
              <Link className="sj-link" href="/withdrawal">
                {t('withdrawal.more')}
              </Link>
            </p>
            <div>
              <Button variant="line" size="sm" onClick={() => setOpen(true)}>
                {t('withdrawal.open')}
              </Button>
            </div>
          </>
        )}
      </div>
      {isOpen && <WithdrawalDialog order={order} facts={data} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function periodText({ until, isOver, days }: OrderWithdrawals): string {
  if (until === null) return t('withdrawal.days', { days });
  const date = formatDate(new Date(until), language());
  return t(isOver ? 'withdrawal.over' : 'withdrawal.until', { date });
}

function Declared({ withdrawals }: Pick<OrderWithdrawals, 'withdrawals'>) {
  return withdrawals.map(({ id, createdAt, goods, outcome, answer }) => (
    <div key={id} className="sj-col sj-g4">
      <span className="sj-row sj-g8 sj-wraps">
        <Badge tone={outcome === 'accepted' ? 'soft' : 'grey'}>{t(`withdrawal.${outcome ?? 'waiting'}`)}</Badge>
        <span className="sj-xs sj-t3">{formatDateTime(new Date(createdAt), language())}</span>
      </span>
      <span className="sj-sm">{goods}</span>
      {answer && <span className="sj-sm sj-t2">{answer}</span>}
    </div>
  ));
}
