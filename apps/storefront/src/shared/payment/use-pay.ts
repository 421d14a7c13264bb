import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { useOrderAccess } from '../order-access/order-access.ts';
import { leaveForBank } from './leave-for-bank.ts';
import { paymentApi } from './payment-query.ts';

/** Begins a new try to pay an order and leaves for the bank; busy until the browser is gone. */
export function usePay(orderId: number): { readonly pay: () => void; readonly isLeaving: boolean } {
  const client = useQueryClient();
  const access = useOrderAccess();
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: async () =>
      (await paymentApi(access).start({ params: { id: orderId }, idempotencyKey: crypto.randomUUID() })).data,
    onSuccess: leaveForBank,
    onError: (error) => {
      showFailure(error);
      void client.invalidateQueries({ queryKey: [access.key] });
    },
  });
  useEffect(() => {
    // The browser's way back may show this very page again, as it was left.
    const onShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      reset();
      void client.invalidateQueries({ queryKey: [access.key] });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [client, reset, access]);
  return { pay: () => mutate(), isLeaving: isPending || isSuccess };
}
