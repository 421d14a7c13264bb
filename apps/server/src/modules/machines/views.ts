import type { AdminMachine, Machine, MachineRow } from '@sjaj/contract';
import { type BusinessDate, type Language, slugOf } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import { serviceOn, warrantyOn } from './rules.ts';
import type { MachineRecord } from './store/read.ts';
import { formOf } from './store/records.ts';

/** In which language, and on which day. */
interface ViewContext {
  readonly language: Language;
  readonly today: BusinessDate;
}

export function machineRowView(record: MachineRecord, { language, today }: ViewContext): MachineRow {
  const title = localised(record.title, language, [record.brand]);
  return {
    id: record.id,
    serialNumber: record.serialNumber,
    article: {
      id: record.articleId,
      code: record.code,
      title,
      brand: record.brand,
      slug: slugOf(title),
      imageUrl: pictureUrl(record.pictureKey, 160),
      placeholder: record.placeholder ?? 'box',
    },
    place: record.place,
    state: record.state,
    deliveredOn: record.deliveredOn,
    warrantyUntil: record.warrantyUntil,
    warranty: warrantyOn(today, record.warrantyUntil),
    nextServiceOn: record.nextServiceOn,
    service: serviceOn(today, record),
  };
}

export const machineView = (record: MachineRecord, context: ViewContext): Machine => ({
  ...machineRowView(record, context),
  boughtOn: record.boughtOn,
  lastServiceOn: record.lastServiceOn,
  order:
    record.orderNumber === null
      ? null
      : { id: record.mayOpenOrder ? record.orderId : null, number: record.orderNumber },
  orderLineId: record.mayOpenOrder ? record.orderLineId : null,
  warrantyMonths: record.warrantyMonths,
  note: record.note,
  version: record.version,
});

export function adminMachineView(record: MachineRecord, context: ViewContext): AdminMachine {
  const row = machineRowView(record, context);
  const { orderId, orderNumber } = record;
  return {
    ...formOf(record),
    ...row,
    companyTitle: record.companyTitle,
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    version: record.version,
    name: row.serialNumber ?? row.article.title,
  };
}
