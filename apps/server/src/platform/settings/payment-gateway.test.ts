import { describe, expect, it } from 'vitest';
import { SettingsRefused } from '../process/environment.ts';
import { gatewayFrom, simulatorEnvironment } from './payment-gateway.ts';

const PUBLIC_URL = 'https://shop.example.ba';
const TOKEN = 'a'.repeat(40);

describe('the gateway from the environment', () => {
  it('is none without settings', () => expect(gatewayFrom({ PUBLIC_URL })).toBeNull());

  it('is Monri’s test system unless another address is set', () => {
    const monri = { MONRI_TOKEN: TOKEN, MONRI_KEY: 'key', PUBLIC_URL };
    expect(gatewayFrom(monri)).toMatchObject({ kind: 'monri', baseUrl: 'https://ipgtest.monri.com' });
    expect(gatewayFrom({ ...monri, MONRI_URL: 'https://ipg.monri.com/' })).toMatchObject({
      baseUrl: 'https://ipg.monri.com',
    });
  });

  it('is WSPay with its shop id', () => {
    expect(gatewayFrom({ WSPAY_SHOP_ID: 'SJAJ', WSPAY_SECRET: 'secret', PUBLIC_URL })).toMatchObject({
      kind: 'wspay',
      formUrl: 'https://formtest.wspay.biz',
    });
  });

  it.each([
    { MONRI_TOKEN: TOKEN, PUBLIC_URL },
    { MONRI_KEY: 'key', PUBLIC_URL },
    { MONRI_TOKEN: 'short', MONRI_KEY: 'key', PUBLIC_URL },
    { MONRI_TOKEN: TOKEN, MONRI_KEY: 'key' },
    { MONRI_TOKEN: TOKEN, MONRI_KEY: 'key', MONRI_URL: 'monri', PUBLIC_URL },
    { WSPAY_SHOP_ID: 'SJAJ', PUBLIC_URL },
  ])('refuses incomplete settings: %j', (env) => expect(() => gatewayFrom(env)).toThrow(SettingsRefused));

  it('passes the payment simulator on to other processes unchanged', () => {
    const simulator = { kind: 'simulator', baseUrl: 'http://127.0.0.1:1234', token: TOKEN, key: 'key' } as const;
    expect(gatewayFrom({ ...simulatorEnvironment(simulator) })).toEqual(simulator);
  });
});
