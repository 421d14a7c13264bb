import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { messageOf, useDebounced } from '@sjaj/app-kit';
import { parseKm, toKm } from '@sjaj/domain';
import { Panel, Facts, Skeleton, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { kmText } from '../../../shared/figures/amounts.ts';
import { t } from '../../../shared/texts/t.ts';
import type { CouponDraft } from './draft.logic.ts';
import { couponForm } from './fields.ts';

/** A preview of the discount on an amount, by the rules of the cart. */
export function PreviewCard({ draft }: { readonly draft: CouponDraft }) {
  const [typed, setTyped] = useState('200,00');
  const amount = parseKm(typed);
  const form = couponForm.checkedForm({ ...draft, code: draft.code.trim() || 'X' });
  const request = useDebounced(
    JSON.stringify(
      form && amount !== null
        ? { percent: form.percent, amount: form.amount, minimumOrder: form.minimumOrder, goods: toKm(amount) }
        : null,
    ),
  );
  const body: Parameters<typeof api.coupons.preview>[0]['body'] | null = JSON.parse(request);
  const { data, error, isPending } = useQuery({
    queryKey: ['coupons', 'preview', request],
    enabled: body !== null,
    queryFn: async ({ signal }) => (body ? (await api.coupons.preview({ body }, { signal })).data : null),
  });
  return (
    <Panel title={t('coupons.preview')}>
      <div className="sj-col sj-g12">
        <TextField
          label={t('coupons.goods')}
          inputMode="decimal"
          className="adm-amount"
          end={<span className="adm-unit">{t('article.km')}</span>}
          value={typed}
          error={amount === null ? t('validation.amount') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div role="status">
          {body === null && <p className="sj-sm sj-t2">{t('coupons.fillFirst')}</p>}
          {body !== null && isPending && <Skeleton height={40} />}
          {error && <p className="sj-sm sj-t2">{messageOf(error)}</p>}
          {body !== null && data && (
            <Facts
              facts={[
                { term: t('coupons.discount'), value: kmText(data.discount) },
                { term: t('coupons.left'), value: kmText(data.left), total: true },
              ]}
            />
          )}
          {body !== null && data?.isBelowMinimum && <p className="sj-sm adm-attention">{t('coupons.belowMinimum')}</p>}
        </div>
      </div>
    </Panel>
  );
}
