import type { SocialProvider } from '@sjaj/contract';
import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

type SecondFactorChange = 'on' | 'off' | 'methodAdded' | 'methodRemoved' | 'codesRenewed' | 'codeUsed' | 'reset';

export const authEvents = declareEvents({
  'session.ended': event<{ sessionIds: number[] }>(),
  /** Somebody asks for a mail to set a new password; whether there is such an account is looked up after the commit. */
  'password.reset_requested': event<{ email: string }>(),
  /** Somebody asks for a private account; whether the address has one is looked up after the commit. */
  'registration.requested': event<{ registrationId: number }>(),
  /** Somebody has opened an account for the user, or wants its link to be mailed again. */
  'account.invited': event<{ userId: number }>(),
  /** The account has another e-mail; `address` is the one before. */
  'account.email_changed': event<{ userId: number; address: string }>(),
  /** An identity of a provider now leads into the account, or no longer does. */
  'identity.changed': event<{ userId: number; provider: SocialProvider; change: 'linked' | 'unlinked' }>(),
  /** The account has another password than the one before; a first one is no change. */
  'password.changed': event<{ userId: number }>(),
  /** Something about the second factor of the user has changed, or one of their recovery codes was used. */
  'second_factor.changed': event<{ userId: number; change: SecondFactorChange }>(),
});
export type AuthEvents = PayloadsOf<typeof authEvents>;
export const { publish } = authEvents;
