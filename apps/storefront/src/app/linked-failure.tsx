import { useEffect } from 'react';
import { type ErrorComponentProps, useNavigate } from '@tanstack/react-router';
import { linkedOrder } from '../shared/order-access/order-link-session.ts';
import { PageFailure } from './page-failure.tsx';

/** The failure of a page that a link has opened. An expired link leads to the page that explains it. */
export function LinkedFailure(props: ErrorComponentProps) {
  const navigate = useNavigate();
  const isOver = linkedOrder() === null;
  useEffect(() => {
    if (isOver) void navigate({ to: '/guest-order', replace: true });
  }, [isOver, navigate]);
  return isOver ? null : <PageFailure {...props} />;
}
