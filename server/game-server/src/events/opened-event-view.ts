import type { Currency } from '@fairhall/api/contract/money';
import { toDecimal } from '@fairhall/api/contract/money';
import { marketName } from '../contract-event-facts.ts';
import type { OpenedDraw, OpenedSport } from '../contract-events.ts';
import { STAR_DRAWS, STAR_LINES_MAX, starPrizes } from '../engines/lotto/star-draw-49.ts';
import { pacedSchedule, type SportGame } from '../engines/scheduled/scheduled-game.ts';
import { COMBINED_ODDS_MAX, oddsText } from '../engines/sports/odds.ts';
import { stakesIn } from '../stakes.ts';
import type { HostedEvents } from './hosted-events.ts';
import { LEGS_MAX } from './purchases.ts';

/** The stake that a game opens with, in US dollars of its betList. */
const DEFAULT_BET = 1;

/** A scheduled game as it opens. */
export function openedEventView(
  { row, game, stakes }: HostedEvents,
  { pace, ...player }: { nickName: string; walletType: Currency; balance: string; pace: number },
): OpenedDraw | OpenedSport {
  const money = (amountMinor: bigint) => toDecimal(amountMinor, player.walletType);
  const schedule = pacedSchedule(game.schedule, pace);
  const facts = {
    ...player,
    gameId: row.gameId,
    gameName: row.gameName,
    supplier: row.supplier ?? '',
    stakes: stakes.map(money),
    defaultStake: money(stakesIn(player.walletType, [DEFAULT_BET])[0] ?? 0n),
    cycleSeconds: schedule.cycleMs / 1000,
    playSeconds: schedule.playMs / 1000,
    rtp: game.stated.rtp,
  };
  if (game.sells === 'tickets') {
    const paid = starPrizes.filter(({ multiple }) => multiple > 0);
    return {
      ...facts,
      engine: 'draw',
      linesMax: STAR_LINES_MAX,
      prizes: paid.map((prize) => ({ ...prize, of: STAR_DRAWS })),
    };
  }
  return {
    ...facts,
    engine: 'sport',
    kind: game.kind,
    margins: marginsOf(game),
    limits: {
      stakeUnit: money(stakes[0] ?? 1n),
      stakeMax: money(stakes.at(-1) ?? 0n),
      legsMax: LEGS_MAX,
      oddsMax: oddsText(COMBINED_ODDS_MAX),
    },
  };
}

function marginsOf({ margins, rtpMin }: SportGame): OpenedSport['margins'] {
  return marketName.options.flatMap((market) => {
    const margin = margins[market];
    const least = rtpMin[market];
    return margin === undefined || least === undefined
      ? []
      : [{ market, margin: margin.toFixed(2), rtpMin: least }];
  });
}
