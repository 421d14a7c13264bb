import type { MachineForm } from '@sjaj/contract';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { turnedDates, warrantyEnd } from '../rules.ts';
import { EVERY_MACHINE, find, type MachineRecord } from './read.ts';
import * as store from './write.ts';

export const formOf = (record: MachineRecord): MachineForm => ({
  companyId: record.companyId,
  articleCode: record.code,
  serialNumber: record.serialNumber,
  state: record.state,
  boughtOn: record.boughtOn,
  deliveredOn: record.deliveredOn,
  warrantyUntil: record.warrantyUntil,
  lastServiceOn: record.lastServiceOn,
  nextServiceOn: record.nextServiceOn,
  place: record.place,
  note: record.note,
});

/** 400 at the fields whose dates are in the wrong order, or whose article or company is unknown. */
async function check(tx: Tx, form: MachineForm): Promise<void> {
  const turned = turnedDates(form);
  if (turned.length > 0) {
    const errors = turned.map((field) => ({ field, key: 'machines.dates_turned' as const }));
    throw new Problem('machines.dates_turned', 400, { errors });
  }
  if (!(await store.hasCompany(tx, form.companyId))) {
    throw new Problem('machines.no_company', 400, { errors: [{ field: 'companyId', key: 'machines.no_company' }] });
  }
  await articleOf(tx, form);
}

async function articleOf(tx: Tx, { articleCode }: MachineForm) {
  const article = await store.articleByCode(tx, articleCode);
  if (article) return article;
  throw new Problem('machines.no_article', 400, { errors: [{ field: 'articleCode', key: 'machines.no_article' }] });
}

/** Machines as staff keep them. */
export const machineRecords: RecordDefinition<MachineForm> = {
  entity: 'machine',
  unique: 'serialNumber',
  async lock(tx, id): Promise<Stored<MachineForm> | undefined> {
    await store.lock(tx, id);
    const record = await find(tx, { scope: EVERY_MACHINE, orders: EVERY_MACHINE }, id);
    return record && { id, version: record.version, form: formOf(record) };
  },
  check,
  async insert(tx, { articleCode, ...form }) {
    const { id: articleId, warrantyMonths } = await articleOf(tx, { articleCode, ...form });
    const warrantyUntil = form.warrantyUntil ?? warrantyEnd(form.deliveredOn, warrantyMonths);
    return store.insert(tx, { ...form, articleId, warrantyUntil });
  },
  async update(tx, id, { articleCode, ...form }) {
    const { id: articleId } = await articleOf(tx, { articleCode, ...form });
    await store.update(tx, id, { ...form, articleId });
  },
  remove: store.remove,
  usersOf: async () => [],
};
