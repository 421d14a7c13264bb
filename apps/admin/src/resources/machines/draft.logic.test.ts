import { type AdminMachine, MachineForm } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EMPTY_DRAFT, FIELDS } from './draft.logic.ts';

const form: MachineForm = {
  companyId: 3,
  articleCode: 'MA-60003',
  serialNumber: 'TR-25-11940',
  state: 'in_service',
  boughtOn: '2025-10-01',
  deliveredOn: '2025-10-03',
  warrantyUntil: null,
  lastServiceOn: null,
  nextServiceOn: '2026-12-01',
  place: 'Hala 2',
  note: '',
};

it('converts a read machine back unchanged', () => {
  const machine = { ...form, id: 1, version: 4, name: 'TR-25-11940' } as AdminMachine;
  const sent = z.decode(FIELDS, z.encode(FIELDS, machine));
  expect(sent).toEqual(form);
  expect(MachineForm.safeParse(sent).success).toBe(true);
});

it('refuses a new machine without company and article', () => {
  const { error } = MachineForm.safeParse(z.decode(FIELDS, EMPTY_DRAFT));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['companyId', 'articleCode']);
});
