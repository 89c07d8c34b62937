import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import { describe, expect, it } from 'vitest';
import { startAllTexts } from '@/i18n/locale-files.ts';
import type { SpotRound } from '../../contract-types.ts';
import { definitionOf } from '../../definition-of.ts';
import { gameTexts } from '../../game-texts.ts';
import type { TableGame } from '../table-game.ts';
import { crownAndAnchor } from './crown-and-anchor.tsx';
import { roulette } from './roulette.tsx';
import { scratch } from './scratch.tsx';
import { sicBo } from './sic-bo.tsx';
import { wheel } from './wheel.tsx';

startAllTexts();
const i18n = gameTexts('en');

/** The result of a hand in a game, by a definition. */
function textOf(
  game: TableGame,
  { sheet, hand }: { sheet: GameDefinition; hand: number[] },
): string {
  const round: SpotRound = {
    roundId: 'r1',
    gameId: sheet.gameId,
    stake: '1.00',
    win: '0.00',
    status: 'settled',
    refusal: null,
    outcome: { engine: 'spots', hands: [hand], draws: [], bets: [] },
    proof: { serverSeedHash: 'aa', clientSeed: 'bb', nonce: 0, rulesHash: null },
    createdAt: '2025-01-01T00:00:00.000Z',
  };
  return game.resultText(round, { i18n, sheet });
}

describe('the text of a result follows the definition of its round', () => {
  it('in roulette', () => {
    const sheet = definitionOf(definitionInForce('brass-roulette'), 'roulette');
    const text = (of: GameDefinition) => textOf(roulette, { sheet: of, hand: [17] });
    expect(text(sheet)).toBe('17, black, odd, dozen 2');
    const spots = { ...sheet.tables.spots, red: [17], 'dozen-2': [], 'dozen-3': [17] };
    expect(text({ ...sheet, tables: { ...sheet.tables, spots } })).toBe('17, red, odd, dozen 3');
  });

  it('in sic bo', () => {
    const sheet = definitionOf(definitionInForce('pearl-sic-bo'), 'sic-bo');
    const text = (of: GameDefinition) => textOf(sicBo, { sheet: of, hand: [2, 5, 6] });
    expect(text(sheet)).toContain('big, odd');
    const small = { wins: 'sum', sums: [13], losesOnTriples: true, percent: 200 } as const;
    const spots = { ...sheet.tables.spots, small };
    expect(text({ ...sheet, tables: { ...sheet.tables, spots } })).toContain('small, odd');
  });

  it('in crown and anchor', () => {
    const sheet = definitionOf(definitionInForce('crown-and-anchor'), 'crown-and-anchor');
    const text = (of: GameDefinition) => textOf(crownAndAnchor, { sheet: of, hand: [1, 2, 1] });
    expect(text(sheet)).toBe('Crown · Anchor · Crown');
    const faces = sheet.tables.faces.toReversed();
    const turned = { ...sheet, tables: { ...sheet.tables, faces } };
    expect(text(turned)).toBe('Club · Spade · Club');
  });

  it('at the money wheel', () => {
    const sheet = definitionOf(definitionInForce('lamplight-wheel'), 'wheel');
    const text = (of: GameDefinition) => textOf(wheel, { sheet: of, hand: [0] });
    expect(text(sheet)).toContain('51');
    const better = { ...sheet, tables: { ...sheet.tables, percentOfAll: 6200 } };
    expect(text(better)).toContain('61');
  });

  it('on a scratch card', () => {
    const sheet = definitionOf(definitionInForce('scratch-safari'), 'scratch');
    const hand = [0, 0, 0, 1, 2, 3, 4, 5, 6];
    const text = (of: GameDefinition) => textOf(scratch, { sheet: of, hand });
    expect(text(sheet)).toContain('3×');
    const times = sheet.tables.times.map((multiple, count) => (count === 3 ? 0 : multiple));
    const strict = { ...sheet, tables: { ...sheet.tables, times } };
    expect(text(strict)).toBe(i18n.t('tables:scratch.nothing'));
  });

  it('and a definition of another game is an error', () => {
    const sheet = definitionInForce('brass-roulette');
    expect(() => textOf(wheel, { sheet, hand: [0] })).toThrow('brass-roulette is no wheel');
  });
});
