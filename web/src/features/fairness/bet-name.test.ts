import { describe, expect, it } from 'vitest';
import { loadReport } from '@/lib/games/fairness-report.ts';
import { betText } from './bet-name.ts';

describe('the bet that a game’s metrics are of', () => {
  it('has a name for players in every published report', async () => {
    const published = [...(await loadReport()).values()];
    expect(published.length).toBeGreaterThan(0);
    const nameless = published.filter(({ bet }) => betText(bet) === null);
    expect(nameless).toEqual([]);
  });

  it('counts lines and ways', () => {
    expect(betText('20 lines')).toEqual({ text: 'lines', count: 20 });
    expect(betText('243 ways')).toEqual({ text: 'ways', count: 243 });
  });

  it('is null without a text', () => {
    expect(betText('constructor')).toBeNull();
  });
});
