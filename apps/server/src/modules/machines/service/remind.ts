import { businessDate } from '@sjaj/domain';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { soonUntil } from '../rules.ts';
import * as store from '../store/write.ts';

/** Publishes what ends or is due within 14 days, once for each date. */
export const remindOfMachines = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const today = businessDate(now);
    const warranties = await store.takeEndingWarranties(tx, today, soonUntil(today));
    for (const machineId of warranties) await publish(tx, 'machine.warranty_ending', { machineId });
    const services = await store.takeDueServices(tx, today, soonUntil(today));
    for (const machineId of services) await publish(tx, 'machine.service_due', { machineId });
  });
