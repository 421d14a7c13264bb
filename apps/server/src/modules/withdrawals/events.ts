import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const withdrawalEvents = declareEvents({
  'withdrawal.declared': event<{ withdrawalId: number }>(),
  'withdrawal.answered': event<{ withdrawalId: number }>(),
});
export type WithdrawalEvents = PayloadsOf<typeof withdrawalEvents>;
export const { publish } = withdrawalEvents;
