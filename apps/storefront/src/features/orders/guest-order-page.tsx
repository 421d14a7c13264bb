import { useEffect } from 'react';
import { CallFailed } from '@sjaj/client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Skeleton } from '@sjaj/ui';
import { orderQuery } from '../../shared/orders-query.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { GuestOrder, NoGuestOrder } from './guest-order.tsx';

const NOT_FOUND = 404;

/** The order of a guest, in the browser that it was placed in. Whoever is signed in has a page of orders instead. */
export function GuestOrderPage() {
  const { id } = useParams({ strict: false });
  const { role } = useProfile().userData;
  const navigate = useNavigate();
  const isGuest = role === 'guest_buyer';
  const isElsewhere = !isGuest && role !== 'guest';
  const { data: order, error } = useQuery({ ...orderQuery(Number(id)), enabled: isGuest });
  useEffect(() => {
    if (isElsewhere) void navigate({ href: `/profile/orders/${id}`, replace: true });
  }, [isElsewhere, navigate, id]);
  if (order) return <GuestOrder order={order} />;
  if (role === 'guest' || isUnknown(error)) return <NoGuestOrder title={t('guest.notHere')} text="guest.notHereHint" />;
  if (error) throw error;
  return <Skeleton height={320} />;
}

const isUnknown = (error: Error | null): boolean => error instanceof CallFailed && error.status === NOT_FOUND;
