import { expect, it } from 'vitest';
import { SettingsRefused } from '../process/environment.ts';
import { erpFrom } from './erp.ts';

const ERP_SECRET = 's'.repeat(32);

it('is none where none is named', () => expect(erpFrom({})).toBeNull());

it('takes an https address, and http of this machine', () => {
  expect(erpFrom({ ERP_URL: 'https://erp.example.ba/shop/', ERP_SECRET })?.url).toBe('https://erp.example.ba/shop');
  expect(erpFrom({ ERP_URL: 'http://127.0.0.1:4100', ERP_SECRET })?.url).toBe('http://127.0.0.1:4100');
});

it.each([
  { ERP_URL: 'https://erp.example.ba' },
  { ERP_SECRET },
  { ERP_URL: 'http://erp.example.ba', ERP_SECRET },
  { ERP_URL: 'https://erp.example.ba', ERP_SECRET: 'short' },
])('refuses a half-named one: %j', (env) => expect(() => erpFrom(env)).toThrow(SettingsRefused));

it('pulls everything, or what is named', () => {
  const erp = { ERP_URL: 'https://erp.example.ba', ERP_SECRET };
  expect(erpFrom(erp)?.pulls).toEqual(['finance', 'prices', 'stock']);
  expect(erpFrom({ ...erp, ERP_PULLS: 'finance, stock' })?.pulls).toEqual(['finance', 'stock']);
  expect(() => erpFrom({ ...erp, ERP_PULLS: 'finance,orders' })).toThrow(SettingsRefused);
});
