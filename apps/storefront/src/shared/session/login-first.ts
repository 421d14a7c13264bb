import { useLocation, useRouter } from '@tanstack/react-router';
import { type LoginReason, loginAddress } from './login-address.logic.ts';
import { isSignedIn } from './token.ts';

/** The address of Login that leads back to this page. */
export const useLoginAddress = (): string => loginAddress(useLocation({ select: ({ href }) => href }));

/** For what needs an account: leads a guest to Login, which says why and leads back here. Tells whether it did. */
export function useLoginFirst(): (why: LoginReason) => boolean {
  const router = useRouter();
  return (why) => {
    if (isSignedIn()) return false;
    void router.navigate({ to: '/auth/login', search: { redirect: router.state.location.href, why } });
    return true;
  };
}
