import type { MachineForm } from '@sjaj/contract';
import { z } from 'zod';
import { asTyped, optionalText, text } from '../../shared/form/field-codecs.logic.ts';

/** The dates of a machine, in the order in which they happen. */
export const DATES = ['boughtOn', 'deliveredOn', 'warrantyUntil', 'lastServiceOn', 'nextServiceOn'] as const;

/** The fields of a machine. A company that is not chosen yet is null, which the contract rejects. */
export const FIELDS = z.object({
  companyId: asTyped<number | null>(),
  articleCode: text(),
  serialNumber: optionalText(),
  state: asTyped<MachineForm['state']>(),
  boughtOn: optionalText(),
  deliveredOn: optionalText(),
  warrantyUntil: optionalText(),
  lastServiceOn: optionalText(),
  nextServiceOn: optionalText(),
  place: text(),
  note: text(),
});

export type Draft = z.input<typeof FIELDS>;

export const EMPTY_DRAFT: Draft = {
  companyId: null,
  articleCode: '',
  serialNumber: '',
  state: 'in_use',
  boughtOn: '',
  deliveredOn: '',
  warrantyUntil: '',
  lastServiceOn: '',
  nextServiceOn: '',
  place: '',
  note: '',
};
