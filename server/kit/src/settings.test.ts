import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const root = '/srv/fairhall';
const secrets = { PROVIDER_SECRET: 'p'.repeat(40), PAYMENT_SECRET: 'm'.repeat(40) };

describe('the settings', () => {
  it('have defaults for a developer’s machine', () => {
    expect(readSettings({}, root)).toMatchObject({
      production: false,
      ports: { web: 3000, pay: 3001, game: 3002 },
      metrics: { host: 'localhost', port: 9464 },
      origins: { web: 'http://localhost:3000', pay: 'http://localhost:3001' },
      databaseFile: '/srv/fairhall/data/fairhall.db',
      orderTtlS: 1800,
      payoutStepMs: 3000,
      seed: true,
      rateLimit: true,
    });
  });

  it('derive origins from the ports unless they are set', () => {
    const settings = readSettings({ PORT: '8080', PAY_ORIGIN: 'https://pay.fairhall.test' }, root);
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
    const named = { TRUSTED_PROXIES: 'uniquelocal, 10.0.0.0/8,::1' };
    expect(readSettings(named, root).trustedProxies).toEqual(['uniquelocal', '10.0.0.0/8', '::1']);
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
    expect(readSettings({ WEB_ORIGIN: 'https://fairhall.test' }, root).mail.from).toContain(
      '<no-reply@fairhall.test>',
    );
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
    ['PROVIDER_SECRET', 'short'],
    ['SMTP_URL', 'http://mail.test'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@fairhall.test>\r\nBcc: b@fairhall.test'],
    ['SEED', 'yes'],
    ['ORDER_TTL_S', '0'],
  ])('name %s when it is %j, and do not repeat the value of a secret', (key, value) => {
    expect(() => readSettings({ [key]: value }, root)).toThrow(SettingsError);
    expect(() => readSettings({ [key]: value }, root)).toThrow(key);
  });

  it('refuse built-in secrets and switched-off rate limits in production', () => {
    const production = { NODE_ENV: 'production', RATE_LIMIT: 'off', EVENTS_PACE: '2' };
    expect(() => readSettings(production, root)).toThrow(
      /PROVIDER_SECRET.*PAYMENT_SECRET.*RATE_LIMIT.*EVENTS_PACE/,
    );
    expect(
      readSettings({ ...production, ...secrets, RATE_LIMIT: 'on', EVENTS_PACE: '1' }, root)
        .production,
    ).toBe(true);
  });
});
