import { describe, expect, it } from 'vitest';
import { callOpen } from './call-open.ts';
import type { RgsClient } from './rgs-client.ts';
import { rulesInForce } from './verify/rules-testing.ts';

const gameId = 'star-draw-49';
const { sheet, rulesHash } = rulesInForce(gameId);

/** Opens a game whose server sends these rules. */
function open(rules: object) {
  const call: RgsClient['call'] = async () => {
    // What the server sends has been through JSON.
    const data = JSON.parse(JSON.stringify({ gameId, sheet, rulesHash, ...rules }));
    return { ok: true, data };
  };
  return callOpen({ call }, gameId);
}

describe('opening a game', () => {
  const refused = { ok: false, failure: { kind: 'problem', problem: 'rules-differ' } };

  it('accepts the definition whose canonical JSON has the hash that the server names', async () => {
    expect(await open({})).toMatchObject({ ok: true, data: { rulesHash } });
  });

  it('is refused with a forged RTP under the hash of the published rules', async () => {
    const figures = { ...sheet.figures, rtp: '99.99' };
    expect(await open({ sheet: { ...sheet, figures } })).toEqual(refused);
  });

  it('is refused with the rules of another game, although they have their hash', async () => {
    expect(await open(rulesInForce('aurora-keno'))).toEqual(refused);
  });
});
