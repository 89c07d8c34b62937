import { multiStepGameOf } from '../engines/multi-step-games.ts';
import { scheduledGame } from '../engines/scheduled-games.ts';
import { slotEngine } from '../engines/slot-engines.ts';
import { spotGame } from '../engines/spot-games.ts';
import { volatilityOf } from '../engines/volatility.ts';
import type { EngineFacts } from './entry.ts';

/** The stated figures of a game's engine; `null` without an engine. */
export function engineFacts(gameId: string): EngineFacts | null {
  const stated =
    slotEngine(gameId)?.game.stated ??
    spotGame(gameId)?.stated ??
    multiStepGameOf(gameId)?.stated ??
    scheduledGame(gameId)?.stated;
  if (!stated) return null;
  return { rtp: Number(stated.rtp), volatility: volatilityOf(stated.volatilityIndex) };
}
