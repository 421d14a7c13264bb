import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { CallFailed } from '@sjaj/client';
import type { AdminCoupon, CouponForm } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { showFailure } from '../../../shared/api/failure.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { conflictsOf, ontoSaved } from '../../../shared/form/draft.logic.ts';
import type { DraftState } from '../../../shared/form/use-draft.ts';
import { t } from '../../../shared/texts/t.ts';
import { type CouponDraft, draftOf } from './draft.logic.ts';
import { checkedForm, FIELD_NAMES, shownValue } from './fields.ts';

interface SaveSettings {
  readonly coupon: AdminCoupon;
  readonly state: DraftState<CouponDraft>;
  readonly onSaved: (coupon: AdminCoupon) => void;
  readonly onRefused: (error: unknown) => void;
}

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'records.changed_meanwhile';

/** Saves a code; where somebody else was faster, fetches what was saved, for the two to be compared. */
export function useSaveCoupon({ coupon, state, onSaved, onRefused }: SaveSettings) {
  const [theirs, setTheirs] = useState<AdminCoupon | null>(null);
  const save = useMutation({
    mutationFn: async ({ form, version }: { readonly form: CouponForm; readonly version: number }) =>
      (await api.coupons.update({ params: { id: coupon.id }, body: { ...form, version } })).data,
    onSuccess: (saved) => {
      setTheirs(null);
      onSaved(saved);
      state.reset(draftOf(saved));
      showToast({ title: t('sign.saved'), text: saved.code });
      void queryClient.invalidateQueries({ queryKey: ['coupons', 'list'] });
    },
    onError: async (error) => {
      if (!isChangedMeanwhile(error)) return onRefused(error);
      try {
        setTheirs((await api.coupons.one({ params: { id: coupon.id } })).data);
      } catch (lost) {
        showFailure(lost);
      }
    },
  });
  const send = (form: CouponForm, version: number) => save.mutate({ form, version });
  return {
    send,
    isPending: save.isPending,
    conflict: theirs && {
      rows: conflictsOf(state.saved, state.draft, draftOf(theirs)).map((key) => ({
        label: t(FIELD_NAMES[key]),
        mine: shownValue(state.draft, key),
        theirs: shownValue(draftOf(theirs), key),
      })),
      takeMine: () => {
        const form = checkedForm(ontoSaved(state.saved, state.draft, draftOf(theirs)));
        if (form) send(form, theirs.version);
      },
      takeTheirs: () => {
        onSaved(theirs);
        state.reset(draftOf(theirs));
        setTheirs(null);
      },
      close: () => setTheirs(null),
    },
  };
}
