import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const machineEvents = declareEvents({
  /** The warranty ends within 14 days. */
  'machine.warranty_ending': event<{ machineId: number }>(),
  /** The next service is due within 14 days. */
  'machine.service_due': event<{ machineId: number }>(),
});
export type MachineEvents = PayloadsOf<typeof machineEvents>;
export const { publish } = machineEvents;
