import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const root = '/srv/fairhall';
/** Settings with which a server may have a public origin. */
const published = {
  APP_SECRET: 'e2f90c6b7d1a4835b6c0d94f1e7a2853',
  PROVIDER_SECRET: '0b6e4d1f93c7a85e2d40f1b8693ca75e',
  PAYMENT_SECRET: '7c19e5a2d84f603b9e71c5d20a8f4b36',
  SEED: 'off',
};

describe('the settings', () => {
  it('have defaults for a developer’s machine', () => {
    expect(readSettings({}, root)).toMatchObject({
      production: false,
      ports: { web: 3000, pay: 3001, game: 3002 },
      metrics: { host: 'localhost', port: 9464 },
      origins: { web: 'http://localhost:3000', pay: 'http://localhost:3001' },
      database: { backend: 'sqlite', file: '/srv/fairhall/data/fairhall.db' },
      dataDir: '/srv/fairhall/data',
      orderTtlS: 1800,
      payoutStepMs: 3000,
      drainMs: null,
      market: 'open',
      seed: true,
      rateLimit: true,
    });
  });

  it('derive origins from the ports unless they are set', () => {
    const settings = readSettings(
      { ...published, PORT: '8080', PAY_ORIGIN: 'https://pay.fairhall.test' },
      root,
    );
    expect(settings.origins).toMatchObject({
      web: 'http://localhost:8080',
      pay: 'https://pay.fairhall.test',
      apiInside: 'http://localhost:8080',
      payInside: 'https://pay.fairhall.test',
    });
  });

  it('let servers call each other by origins that are not public', () => {
    const inside = {
      API_INSIDE_ORIGIN: 'http://api:3000',
      PAY_INSIDE_ORIGIN: 'http://pay:3001',
      GAME_INSIDE_ORIGIN: 'http://game-server:3002',
    };
    expect(readSettings(inside, root).origins).toMatchObject({
      web: 'http://localhost:3000',
      pay: 'http://localhost:3001',
      apiInside: 'http://api:3000',
      payInside: 'http://pay:3001',
      gameInside: 'http://game-server:3002',
    });
  });

  it('trust no proxy unless it is listed', () => {
    expect(readSettings({}, root).trustedProxies).toEqual([]);
    const named = { TRUSTED_PROXIES: 'uniquelocal, 10.0.0.0/8 ::1' };
    expect(readSettings(named, root).trustedProxies).toEqual(['uniquelocal', '10.0.0.0/8', '::1']);
  });

  it('know the word of the web server of docker-compose.yml for private addresses', () => {
    const named = { TRUSTED_PROXIES: 'uniquelocal private_ranges 198.51.100.7' };
    expect(readSettings(named, root).trustedProxies).toEqual([
      'uniquelocal',
      'loopback',
      'uniquelocal',
      '198.51.100.7',
    ]);
  });

  it('give the game server a database of its own, or its file', () => {
    const url = 'postgresql://hall:word@db/games';
    expect(readSettings({}, root).gameDatabaseUrl).toBeNull();
    expect(readSettings({ GAME_DATABASE_URL: url }, root).gameDatabaseUrl).toBe(url);
    const shared = { DATABASE_URL: url, GAME_DATABASE_URL: url };
    expect(() => readSettings(shared, root)).toThrow(/^GAME_DATABASE_URL: it must be another/);
  });

  it('take PostgreSQL, and another way to it for migrations', () => {
    const [url, directUrl] = ['postgresql://hall:p%40ss@pooler:6432/hall', 'postgresql://db/hall'];
    expect(readSettings({ DATABASE_URL: url }, root)).toMatchObject({
      database: { backend: 'postgresql', url, directUrl: url },
      dataDir: '/srv/fairhall/data',
    });
    const both = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR: '/srv/other' };
    expect(readSettings(both, root)).toMatchObject({
      database: { backend: 'postgresql', url, directUrl },
      dataDir: '/srv/other',
    });
  });

  it('keep the back office on this machine, and its origin apart from the others', () => {
    expect(readSettings({}, root)).toMatchObject({
      ports: { office: 3003 },
      officeHost: 'localhost',
      origins: { office: 'http://localhost:3003' },
    });
    const refusedFor = (env: Record<string, string>) => {
      expect(() => readSettings({ ...published, ...env }, root)).toThrow(/OFFICE_ORIGIN/);
    };
    refusedFor({ OFFICE_ORIGIN: 'http://localhost:3000' });
    refusedFor({ OFFICE_ORIGIN: 'http://office.fairhall.test' });
    refusedFor({ NODE_ENV: 'production', OFFICE_HOST: '0.0.0.0' });
    const inVpn = { OFFICE_HOST: '10.8.0.1', OFFICE_ORIGIN: 'https://office.fairhall.test' };
    expect(readSettings({ ...published, ...inVpn }, root)).toMatchObject({
      production: true,
      officeHost: '10.8.0.1',
    });
  });

  it('let large withdrawals wait for staff, from an amount on or none', () => {
    expect(readSettings({}, root).reviewFromUsd).toBe(2000);
    expect(readSettings({ REVIEW_FROM_USD: '0' }, root).reviewFromUsd).toBe(0);
    expect(readSettings({ REVIEW_FROM_USD: 'off' }, root).reviewFromUsd).toBeNull();
    expect(() => readSettings({ REVIEW_FROM_USD: 'many' }, root)).toThrow(/REVIEW_FROM_USD/);
  });

  it('drain for as long as a load balancer takes, a minute at most', () => {
    expect(readSettings({ DRAIN_MS: '0' }, root).drainMs).toBe(0);
    expect(readSettings({ DRAIN_MS: '60000' }, root).drainMs).toBe(60_000);
  });

  it('mail from the public host unless a sender is set', () => {
    expect(readSettings({}, root).mail).toEqual({
      smtpUrl: null,
      from: 'Fairhall <no-reply@localhost>',
    });
    const named = { SMTP_URL: 'smtp://mailpit:1025', MAIL_FROM: 'Hall <hall@fairhall.test>' };
    expect(readSettings(named, root).mail).toEqual({
      smtpUrl: 'smtp://mailpit:1025',
      from: 'Hall <hall@fairhall.test>',
    });
    const isPublic = { ...published, WEB_ORIGIN: 'https://fairhall.test' };
    expect(readSettings(isPublic, root).mail.from).toContain('<no-reply@fairhall.test>');
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['METRICS_PORT', '0'],
    ['WEB_ORIGIN', 'localhost:3000'],
    ['WEB_ORIGIN', 'http://localhost:3000/path'],
    ['API_INSIDE_ORIGIN', 'api:3000'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/64'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'file:/srv/game-server.db'],
    ['DATABASE_URL', 'file:mockpay.db'],
    ['DATABASE_URL', 'postgres://hall:hidden@db/fairhall'],
    ['DATABASE_URL', 'postgresql://hall:hidden@db'],
    ['DATABASE_URL', 'postgresql://hall:hidden@/fairhall'],
    ['DATABASE_URL', 'postgresql://hall:hidden#1@db/fairhall'],
    ['DATABASE_DIRECT_URL', 'file:./hidden.db'],
    ['GAME_DATABASE_URL', 'file:./hidden.db'],
    ['DATABASE_DIRECT_URL', 'postgresql://hall:hidden@db/fairhall'],
    ['PROVIDER_SECRET', 'short'],
    ['SMTP_URL', 'http://mail.test'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@fairhall.test>\r\nBcc: b@fairhall.test'],
    ['MARKET', 'fr'],
    ['SEED', 'yes'],
    ['ORDER_TTL_S', '0'],
    ['DRAIN_MS', '3 s'],
    ['DRAIN_MS', '-1'],
    ['DRAIN_MS', '60001'],
  ])('name %s when it is %j, and do not repeat the value of a secret', (key, value) => {
    expect(() => readSettings({ [key]: value }, root)).toThrow(SettingsError);
    expect(() => readSettings({ [key]: value }, root)).toThrow(key);
    expect(() => readSettings({ [key]: value }, root)).not.toThrow('hidden');
  });

  it('refuse built-in secrets, cheap passwords and switched-off rate limits in production', () => {
    const forTests = { PASSWORD_COST: 'minimal', RATE_LIMIT: 'off', EVENTS_PACE: '2' };
    expect(() => readSettings({ NODE_ENV: 'production', ...forTests }, root)).toThrow(
      /APP_SECRET.*PROVIDER_SECRET.*PAYMENT_SECRET.*PASSWORD_COST.*RATE_LIMIT.*EVENTS_PACE/,
    );
    const { production, passwordCost } = readSettings(
      { NODE_ENV: 'production', ...published },
      root,
    );
    expect({ production, passwordCost }).toEqual({ production: true, passwordCost: 'full' });
  });
});

describe('with an origin that is not local, the settings', () => {
  const open = (values: Record<string, string>) =>
    readSettings({ ...published, WEB_ORIGIN: 'https://hall.example', ...values }, root);

  it('are those of production', () => {
    expect(open({}).production).toBe(true);
    expect(() => open({ RATE_LIMIT: 'off' })).toThrow('RATE_LIMIT');
  });

  it.each(['APP_SECRET', 'PROVIDER_SECRET', 'PAYMENT_SECRET'])(
    'refuse a %s that the repository publishes',
    (name) => {
      for (const secret of [
        'fairhall-dev-app-secret-not-for-production',
        'compose-demonstration-app-secret-set-your-own',
        'fairhall-dev-provider-secret-not-for-production',
        'fairhall-dev-payment-secret-not-for-production',
        'compose-demonstration-provider-secret-set-your-own',
        'compose-demonstration-payment-secret-set-your-own',
      ]) {
        expect(() => open({ [name]: secret }), secret).toThrow(`${name}: the`);
      }
      expect(() => open({ [name]: '' })).toThrow(`${name}: the built-in secret`);
    },
  );

  it.each([
    'p'.repeat(40),
    '1234567890'.repeat(4),
    'changeme'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    `${'0'.repeat(31)}1`,
    'my-provider-secret-my-provider-secret',
  ])('refuse the trivial secret %s and name the remedy', (secret) => {
    expect(() => open({ PAYMENT_SECRET: secret })).toThrow(
      /^PAYMENT_SECRET: .*no secret; set a random one, .*openssl rand -hex 32$/,
    );
  });

  it('refuse a guessable password of the database', () => {
    const [short, random] = ['postgres', '0b6e4d1f93c7a85e2d40'];
    expect(() => open({ DATABASE_URL: `postgresql://hall:${short}@db/hall` })).toThrow(
      /^DATABASE_URL: the password is guessable; set a random one/,
    );
    const DATABASE_URL = `postgresql://hall:${random}@db/hall`;
    expect(open({ DATABASE_URL }).production).toBe(true);
    const DATABASE_DIRECT_URL = `postgresql://owner:${short}@db/hall`;
    expect(() => open({ DATABASE_URL, DATABASE_DIRECT_URL })).toThrow(/^DATABASE_DIRECT_URL: /);
    const GAME_DATABASE_URL = `postgresql://hall:${short}@db/games`;
    expect(() => open({ DATABASE_URL, GAME_DATABASE_URL })).toThrow(/^GAME_DATABASE_URL: /);
  });

  it('accept every random secret', () => {
    for (let index = 0; index < 200; index += 1) {
      const [PROVIDER_SECRET, PAYMENT_SECRET] = [
        randomBytes(16).toString('hex'),
        randomBytes(24).toString('base64'),
      ];
      expect(open({ PROVIDER_SECRET, PAYMENT_SECRET }).production).toBe(true);
    }
  });

  it('refuse equal secrets and sample accounts, and do not repeat the secret', () => {
    const { PROVIDER_SECRET } = published;
    const equal = { APP_SECRET: PROVIDER_SECRET, PAYMENT_SECRET: PROVIDER_SECRET, SEED: 'on' };
    expect(() => open(equal)).toThrow(
      /^PAYMENT_SECRET: it equals .*; APP_SECRET: another .*; SEED: .*set SEED=off$/,
    );
    expect(() => open(equal)).not.toThrow(PROVIDER_SECRET);
  });

  it.each(['WEB_ORIGIN', 'PAY_ORIGIN', 'GAME_ORIGIN', 'OFFICE_ORIGIN'])(
    'refuse a %s without https, which passwords and money would reach unencrypted',
    (name) => {
      expect(() => open({ [name]: 'http://other.hall.example' })).toThrow(
        `${name}: one that is not local needs https`,
      );
      expect(open({ [name]: 'https://other.hall.example' }).production).toBe(true);
    },
  );

  it.each([
    ['PAY_ORIGIN', 'https://pay.hall.example'],
    ['GAME_ORIGIN', 'http://192.168.1.7:3002'],
    ['WEB_ORIGIN', 'http://localhost.hall.example'],
    ['WEB_ORIGIN', 'http://127.0.0.1.hall.example'],
  ])('count %s %s as public', (name, origin) => {
    expect(() => readSettings({ [name]: origin }, root)).toThrow(SettingsError);
  });

  it.each([
    'http://localhost:8080',
    'https://hall.localhost',
    'http://127.0.0.1:3000',
    'http://127.9.8.7',
    'http://[::1]:3000',
  ])('do not apply to the local origin %s', (origin) => {
    const local = { WEB_ORIGIN: origin, PAY_ORIGIN: origin, GAME_ORIGIN: origin };
    expect(readSettings(local, root)).toMatchObject({ production: false, seed: true });
  });
});

describe('the settings as they were stated', () => {
  const statedOf = (env: Record<string, string>) =>
    new Map(readSettings(env, root).stated.map((setting) => [setting.name, setting]));

  it('distinguish what is set from what is a default', () => {
    const stated = statedOf({ PORT: '8080', SMTP_URL: '' });
    expect(stated.get('PORT')).toMatchObject({ value: '8080', source: 'environment' });
    expect(stated.get('GAME_PORT')).toMatchObject({ value: '3002', source: 'default' });
    expect(stated.get('SMTP_URL')).toMatchObject({ value: null, source: 'none' });
    expect(stated.get('TRUSTED_PROXIES')).toMatchObject({ value: null, source: 'none' });
  });

  it('have no secret and no password', () => {
    const url = (name: string) => `postgresql://fair:pass-of-${name}@db.test:5432/${name}`;
    const stated = statedOf({
      ...published,
      PROVIDER_SECRET_PREVIOUS: 'd41f7b9ce0258a63f7b1c94e8d02a56b',
      DATABASE_URL: url('api'),
      DATABASE_DIRECT_URL: url('direct'),
      GAME_DATABASE_URL: `${url('games')}?password=pass-of-a-parameter&sslmode=require`,
      SMTP_URL: 'smtps://mailer:pass-of-mails@smtp.test',
    });
    const text = JSON.stringify([...stated.values()]);
    expect(text).not.toMatch(/pass-of|[0-9a-f]{32}/);
    expect(stated.get('GAME_DATABASE_URL')?.value).toContain('?password=***&sslmode=require');
    expect(stated.get('DATABASE_URL')?.value).toBe('postgresql://fair:***@db.test:5432/api');
    expect(stated.get('APP_SECRET')).toEqual({
      name: 'APP_SECRET',
      value: null,
      source: 'environment',
      isSecret: true,
    });
  });

  it('hide a built-in secret as well', () => {
    expect(statedOf({}).get('PAYMENT_SECRET')).toMatchObject({ value: null, source: 'default' });
  });
});
