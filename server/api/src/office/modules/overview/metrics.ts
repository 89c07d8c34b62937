/** A player's posting of an entry, with what the figures need of the entry. */
export type MetricPosting = {
  readonly account: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly type: string;
  readonly userId: string | null;
  readonly gameId: string | null;
  readonly createdAt: Date;
};

export type GameMetric = {
  readonly day: Date;
  readonly currency: string;
  readonly gameId: string;
  bets: number;
  stakedMinor: bigint;
  wonMinor: bigint;
  /** The sum of stake², less those that were rolled back. */
  stakeSquares: number;
};

export type MoneyMetric = {
  readonly day: Date;
  readonly currency: string;
  readonly kind: MoneyKind;
  count: number;
  amountMinor: bigint;
};

export type PlayerMetric = { readonly day: Date; readonly userId: string };

export type DailyMetrics = {
  readonly games: readonly GameMetric[];
  readonly money: readonly MoneyMetric[];
  readonly players: readonly PlayerMetric[];
};

const DAY_MS = 86_400_000;

/** Movements of players' money beside play, by the type of their postings. */
export const moneyKinds = ['deposit', 'withdraw', 'bonus', 'reward', 'fee', 'adjustment'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

function isMoneyKind(type: string): type is MoneyKind {
  return (moneyKinds as readonly string[]).includes(type);
}

/** Its midnight, UTC. */
export function dayOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);
}

/**
 * The figures of postings on players' accounts. Stakes are the bets less what was rolled back of them,
 * and count on the day of the posting; a payout counts when it leaves the frozen account.
 */
export function metricsOf(postings: readonly MetricPosting[]): DailyMetrics {
  const games = new Map<string, GameMetric>();
  const money = new Map<string, MoneyMetric>();
  const players = new Map<string, PlayerMetric>();
  for (const posting of postings) {
    const { type, currency, amountMinor, userId } = posting;
    const day = dayOf(posting.createdAt);
    if (type === 'bet' || type === 'win' || type === 'rollback') {
      addPlay(gameIn(games, { day, currency, gameId: posting.gameId ?? '' }), posting);
      if (type === 'bet' && userId !== null) {
        players.set(`${day.getTime()} ${userId}`, { day, userId });
      }
    } else if (isMoneyKind(type)) {
      const metric = moneyIn(money, { day, currency, kind: type });
      metric.count += 1;
      metric.amountMinor += type === 'withdraw' ? -amountMinor : amountMinor;
    }
  }
  return {
    games: [...games.values()],
    money: [...money.values()],
    players: [...players.values()],
  };
}

function addPlay(metric: GameMetric, { type, amountMinor }: MetricPosting): void {
  if (type === 'win') {
    metric.wonMinor += amountMinor;
    return;
  }
  metric.bets += type === 'bet' ? 1 : -1;
  metric.stakedMinor -= amountMinor;
  const square = Number(amountMinor) ** 2;
  metric.stakeSquares += type === 'bet' ? square : -square;
}

function gameIn(
  games: Map<string, GameMetric>,
  of: Pick<GameMetric, 'day' | 'currency' | 'gameId'>,
): GameMetric {
  const key = `${of.day.getTime()} ${of.currency} ${of.gameId}`;
  const none = { bets: 0, stakedMinor: 0n, wonMinor: 0n, stakeSquares: 0 };
  const metric = games.get(key) ?? { ...of, ...none };
  games.set(key, metric);
  return metric;
}

function moneyIn(
  money: Map<string, MoneyMetric>,
  of: Pick<MoneyMetric, 'day' | 'currency' | 'kind'>,
): MoneyMetric {
  const key = `${of.day.getTime()} ${of.currency} ${of.kind}`;
  const metric = money.get(key) ?? { ...of, count: 0, amountMinor: 0n };
  money.set(key, metric);
  return metric;
}
