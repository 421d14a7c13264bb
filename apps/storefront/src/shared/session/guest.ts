import { queryClient } from '../api/query-client.ts';
import { withCart } from './guest.logic.ts';
import { profileQuery } from './profile.ts';
import { storeGuestToken } from './token.ts';

interface Begun {
  readonly token: string;
  readonly userId: number;
}

/** A guest has a cart from now on: the token is kept on this device, and nobody needs to ask who is here. */
export function becomeGuestBuyer({ token, userId }: Begun): void {
  storeGuestToken(token);
  queryClient.setQueryData(profileQuery.queryKey, (profile) => profile && withCart(profile, userId));
}
