import { type BusinessDate, formatDate, type Language } from '@sjaj/domain';
import type { OutgoingKey } from '@sjaj/i18n/server';
import { localised } from '../../../kernel/localised.ts';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { EVERY_MACHINE, findMachine, type MachineEvents, type MachineRecord } from '../../machines/index.ts';
import { languagesOf } from '../store/languages.ts';
import * as store from '../store/messages.ts';

/** Who speaks for a company hears of warranties that end and of services that are due. */
export function machineMessages(notify: store.Notify): EventConsumers<MachineEvents> {
  const remind =
    (kind: OutgoingKey, dayOf: (machine: MachineRecord) => BusinessDate | null) =>
    async (tx: Tx, { machineId }: { machineId: number }): Promise<void> => {
      const machine = await findMachine(tx, { scope: EVERY_MACHINE, orders: EVERY_MACHINE }, machineId);
      const day = machine ? dayOf(machine) : null;
      if (!machine || day === null) return;
      const factsIn = (language: Language) => ({
        machine: [localised(machine.title, language, [machine.brand]), machine.serialNumber].filter(Boolean).join(', '),
        day: formatDate(day, language),
      });
      const readers = await languagesOf(tx, await store.recipientsOfCompany(tx, machine.companyId));
      for (const { id, language } of readers) {
        await notify(tx, { userIds: [id], kind, facts: factsIn(language), link: `/profile/rma/machines/${machineId}` });
      }
    };
  return {
    'machine.warranty_ending': [remind('machineMessage.warrantyEnding', ({ warrantyUntil }) => warrantyUntil)],
    'machine.service_due': [remind('machineMessage.serviceDue', ({ nextServiceOn }) => nextServiceOn)],
  };
}
