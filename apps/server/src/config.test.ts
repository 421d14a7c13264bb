import { describe, expect, it } from 'vitest';
import { configFrom, serverConfigFrom, SettingsRefused } from './config.ts';

type Environment = Readonly<Record<string, string>>;

/** The names of the variables that are refused. */
function refused(env: Environment, read: (env: Environment) => unknown = configFrom): string[] {
  try {
    read(env);
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    return error.errors.map((error) => error.split(':')[0] ?? '').sort();
  }
  return [];
}

describe('the settings of a process', () => {
  it('need none of them', () => {
    expect(configFrom({})).toMatchObject({ port: 4_000, host: '127.0.0.1', demo: 'unset', trustedProxies: 0 });
  });

  it('take an empty variable for one that is not set', () => {
    expect(configFrom({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({
      port: 4_000,
      databaseUrl: null,
      demo: 'unset',
    });
  });

  it.each([
    ['PORT', 'x'],
    ['PORT', '70000'],
    ['HOST', 'http://shop'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DEMO', 'of'],
    ['FILES_URL', 'https://s3.example.com/bucket'],
    ['FILES_URL', 'https://key:secret@s3.example.com'],
    ['CLAMD_URL', 'localhost:3310'],
    ['SECRET_KEY', 'tajna'],
    ['SMTP_URL', 'nonsense'],
    ['SMTP_URL', 'https://mail.example.ba'],
    ['MAIL_FROM', 'x'],
    ['TRUSTED_PROXIES', 'x'],
    ['TRUSTED_PROXIES', '-1'],
    ['PUBLIC_URL', 'shop.example.ba'],
    ['PUBLIC_URL', 'https://shop.example.ba/?x=1'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'no'],
    ['WORKER', '0'],
    ['GATEWAY_PORT', '-1'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '301'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['MONRI_TOKEN', 'short'],
    ['GOOGLE_ISSUER', 'http://accounts.example.ba'],
  ])('refuse %s=%s', (name, value) => expect(refused({ [name]: value })).toContain(name));

  it('name the key that a provider of log-ins lacks', () => {
    expect(refused({ GOOGLE_CLIENT_ID: 'sjaj' })).toEqual(['GOOGLE_CLIENT_SECRET']);
    expect(refused({ FACEBOOK_CLIENT_SECRET: 'tajna' })).toEqual(['FACEBOOK_CLIENT_ID']);
  });

  it('tell all errors at once, without the secrets in them', () => {
    const env = { PORT: 'x', SMTP_URL: 'me:geheim@mail', DEMO: 'maybe', MONRI_TOKEN: 'short', WSPAY_SHOP_ID: 'SJAJ' };
    expect(refused(env)).toEqual([
      'DEMO',
      'MONRI_KEY',
      'MONRI_TOKEN',
      'PORT',
      'PUBLIC_URL',
      'SMTP_URL',
      'WSPAY_SECRET',
    ]);
    expect(() => configFrom(env)).toThrow(SettingsRefused);
    expect(() => configFrom(env)).not.toThrow(/geheim/);
  });

  it('name the providers of log-ins whose keys are set', () => {
    const keys = { GOOGLE_CLIENT_ID: 'sjaj', GOOGLE_CLIENT_SECRET: 'tajna', GOOGLE_ISSUER: 'http://127.0.0.1:4100' };
    expect(configFrom({}).socialProviders).toEqual([]);
    expect(configFrom(keys).socialProviders).toEqual([
      { provider: 'google', clientId: 'sjaj', clientSecret: 'tajna', issuer: 'http://127.0.0.1:4100' },
    ]);
  });

  it('take what a real shop sets', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DEMO: 'off',
      DATABASE_URL: 'postgres://sjaj:pw@db.internal:5432/sjaj?sslmode=require',
      PUBLIC_URL: 'https://shop.example.ba/',
      SMTP_URL: 'smtps://user:password@mail.example.ba:465',
      MAIL_FROM: 'Čisto d.o.o. <prodaja@example.ba>',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'info',
    };
    expect(serverConfigFrom(env)).toMatchObject({
      port: 8080,
      trustedProxies: 1,
      publicUrl: 'https://shop.example.ba',
    });
  });

  it('read the sender of mail with and without a name; none by default', () => {
    const sender = (MAIL_FROM: string) => configFrom({ MAIL_FROM }).mailFrom;
    expect(sender('Čisto d.o.o. <prodaja@example.ba>')).toEqual({
      name: 'Čisto d.o.o.',
      address: 'prodaja@example.ba',
    });
    expect(sender('prodaja@example.ba')).toEqual({ name: '', address: 'prodaja@example.ba' });
    expect(configFrom({}).mailFrom).toBeNull();
  });

  it('wait for proxies before a stop, where there are any', () => {
    expect(configFrom({}).drainSeconds).toBe(0);
    expect(configFrom({ TRUSTED_PROXIES: '1' }).drainSeconds).toBe(2);
    expect(configFrom({ TRUSTED_PROXIES: '1', DRAIN_SECONDS: '15' }).drainSeconds).toBe(15);
  });
});

describe('a demo that nobody asked for outright', () => {
  const read = (env: Environment) => refused(env, serverConfigFrom);

  it('is refused on an address that others reach', () => {
    expect(read({ HOST: '0.0.0.0' })).toEqual(['DEMO']);
    expect(read({ HOST: '192.168.1.10' })).toEqual(['DEMO']);
    expect(read({ PUBLIC_URL: 'https://shop.example.ba' })).toEqual(['DEMO']);
  });

  it('starts on loopback', () => {
    for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) expect(read({ HOST }), HOST).toEqual([]);
    expect(read({ PUBLIC_URL: 'http://localhost:4000' })).toEqual([]);
  });

  it('starts anywhere once DEMO is said', () => {
    expect(read({ HOST: '0.0.0.0', DEMO: 'on' })).toEqual([]);
    expect(read({ HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example.ba', DEMO: 'off' })).toEqual([]);
  });
});
