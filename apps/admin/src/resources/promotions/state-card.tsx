import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { AdminPromotion } from '@sjaj/contract';
import { Button, Panel, ConfirmDialog, Facts, Notice, showToast, Switch } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { DraftState } from '../../shared/form/draft.ts';
import { t } from '../../shared/texts/t.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { PromotionBadge } from './promotions-columns.tsx';
import type { Draft } from './promotion-fields.ts';

interface StateCardProps {
  readonly state: DraftState<Draft>;
  /** Absent for a new promotion. */
  readonly promotion: AdminPromotion | undefined;
  readonly onPromotion: ((promotion: AdminPromotion) => void) | undefined;
}

/** The state of the promotion, the switch to deactivate it and the button to end it. */
export function StateCard({ state: { draft, set }, promotion, onPromotion }: StateCardProps) {
  return (
    <Panel title={t('coupons.state')} end={promotion && <PromotionBadge state={promotion.state} />}>
      <div className="adm-switches">
        <Switch
          label={t('promotions.active')}
          checked={draft.isActive}
          onChange={(event) => set('isActive', event.currentTarget.checked)}
        />
      </div>
      <p className="sj-sm sj-t3 adm-card-foot">{t('promotions.activeHint')}</p>
      {promotion && (
        <div className="adm-card-foot">
          <Facts
            facts={[
              { term: t('promotions.begins'), value: tableTime(promotion.startsAt, new Date()) },
              { term: t('promotions.ends'), value: tableTime(lastMoment(promotion), new Date()) },
            ]}
          />
        </div>
      )}
      {promotion && <DuplicateButton promotion={promotion} />}
      {promotion?.state === 'running' && onPromotion && <EndButton promotion={promotion} onPromotion={onPromotion} />}
    </Panel>
  );
}

/** Shows the last minute of the final day instead of midnight of the next day. */
const lastMoment = ({ endsAt }: AdminPromotion): string => new Date(Date.parse(endsAt) - 1).toISOString();

interface EndButtonProps {
  readonly promotion: AdminPromotion;
  readonly onPromotion: (promotion: AdminPromotion) => void;
}

/** Ends the promotion at once, after a confirmation. */
function EndButton({ promotion, onPromotion }: EndButtonProps) {
  const [asks, setAsks] = useState(false);
  const end = useMutation({
    mutationFn: async () =>
      (await api.promotions.end({ params: { id: promotion.id }, body: { version: promotion.version } })).data,
    onSuccess: (ended) => {
      setAsks(false);
      onPromotion(ended);
      showToast({ title: t('promotions.ended'), text: ended.name });
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  const close = () => {
    setAsks(false);
    end.reset();
  };
  return (
    <p className="adm-card-foot">
      <Button variant="line" size="sm" onClick={() => setAsks(true)}>
        {t('promotions.endNow')}
      </Button>
      <ConfirmDialog
        title={t('promotions.endNow')}
        open={asks}
        danger
        confirmLabel={t('promotions.endNow')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={close}
      >
        {t('promotions.endSure', { name: promotion.name })}
        {end.error && <Notice tone="error">{messageOf(end.error)}</Notice>}
      </ConfirmDialog>
    </p>
  );
}
