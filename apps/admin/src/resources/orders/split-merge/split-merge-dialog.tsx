import './split-merge.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type AdminOrder, ORDER_STATUS } from '@sjaj/contract';
import { Button, Dialog, SegmentedControl } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { MergePanel } from './merge-panel.tsx';
import { halvesOf, type Typed } from './split.logic.ts';
import { SplitPanel } from './split-panel.tsx';
import { candidatesQuery, useMerge, useSplit } from './split-merge-queries.ts';

interface PartsDialogProps {
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

type Side = 'merge' | 'split';

/** The dialog with a tab for merge and one for split. Each tab keeps its input when the other is opened. */
export function SplitMergeDialog({ order, onClose }: PartsDialogProps) {
  const canMerge = order.status === ORDER_STATUS.created && order.company !== null;
  const [side, setSide] = useState<Side>(canMerge ? 'merge' : 'split');
  const [chosen, setChosen] = useState<readonly number[]>([order.id]);
  const [typed, setTyped] = useState<Typed>({});
  const { data: candidates } = useQuery({ ...candidatesQuery(order.id), enabled: canMerge });
  const merge = useMerge(onClose);
  const split = useSplit(order, onClose);
  const halves = halvesOf(order, typed);
  const joining = candidates?.filter(({ id }) => chosen.includes(id)) ?? [];
  const sides = [
    ...(canMerge ? [{ value: 'merge', label: t('orders.merge') } as const] : []),
    { value: 'split', label: t('orders.split') } as const,
  ];
  const confirm =
    side === 'merge' ? (
      <Button disabled={joining.length < 2} busy={merge.isPending} onClick={() => merge.mutate(joining)}>
        {joining.length < 2 ? t('orders.merge') : t('orders.mergeInOne', { count: joining.length })}
      </Button>
    ) : (
      <Button
        disabled={!halves?.isParted || !halves.isWhole}
        busy={split.isPending}
        onClick={() => split.mutate(typed)}
      >
        {t('orders.splitInTwo')}
      </Button>
    );
  return (
    <Dialog
      title={t('orders.one', { number: order.orderNumber })}
      open
      size="lg"
      onClose={onClose}
      headAction={<SegmentedControl label={t('orders.mergeOrSplit')} value={side} options={sides} onChange={setSide} />}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {confirm}
        </>
      }
    >
      {side === 'merge' ? (
        <MergePanel orderId={order.id} candidates={candidates} chosen={chosen} onChoose={setChosen} />
      ) : (
        <SplitPanel order={order} typed={typed} halves={halves} onType={setTyped} />
      )}
    </Dialog>
  );
}
