import { useEffect } from 'react';
import { CallFailed } from '@sjaj/client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Skeleton } from '@sjaj/ui';
import { orderQuery } from '../../shared/orders/orders-query.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { GuestOrder, NoGuestOrder } from './guest-order.tsx';

/** Whether the order does not exist for this user, or the number is malformed. */
const UNKNOWN = [404, 400];

/** The order of a guest, in the browser that placed it. Orders of accounts have their page below the profile. */
export function GuestOrderPage() {
  const { id } = useParams({ strict: false });
  const { role } = useProfile().userData;
  const navigate = useNavigate();
  const { data: order, error } = useQuery({ ...orderQuery(Number(id)), enabled: role !== 'guest' });
  const isElsewhere = order !== undefined && role !== 'guest_buyer';
  useEffect(() => {
    if (isElsewhere) void navigate({ href: `/profile/orders/${id}`, replace: true });
  }, [isElsewhere, navigate, id]);
  if (isElsewhere) return null;
  if (order) return <GuestOrder order={order} />;
  if (role === 'guest' || isUnknown(error)) return <NoGuestOrder title={t('guest.notHere')} text="guest.notHereHint" />;
  if (error) throw error;
  return <Skeleton height={320} />;
}

const isUnknown = (error: Error | null): boolean => error instanceof CallFailed && UNKNOWN.includes(error.status);
