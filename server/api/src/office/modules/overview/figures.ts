/** A player's posting of an entry, with what the figures need of the entry. */
export type FigurePosting = {
  readonly account: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly type: string;
  readonly userId: string | null;
  readonly gameId: string | null;
  readonly createdAt: Date;
};

export type GameFigure = {
  readonly day: Date;
  readonly currency: string;
  readonly gameId: string;
  bets: number;
  stakedMinor: bigint;
  wonMinor: bigint;
  /** The sum of stake², less those that were rolled back. */
  stakeSquares: number;
};

export type MoneyFigure = {
  readonly day: Date;
  readonly currency: string;
  readonly kind: MoneyKind;
  count: number;
  amountMinor: bigint;
};

export type PlayerFigure = { readonly day: Date; readonly userId: string };

export type Figures = {
  readonly games: readonly GameFigure[];
  readonly money: readonly MoneyFigure[];
  readonly players: readonly PlayerFigure[];
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
export function figuresOf(postings: readonly FigurePosting[]): Figures {
  const games = new Map<string, GameFigure>();
  const money = new Map<string, MoneyFigure>();
  const players = new Map<string, PlayerFigure>();
  for (const posting of postings) {
    const { type, currency, amountMinor, userId } = posting;
    const day = dayOf(posting.createdAt);
    if (type === 'bet' || type === 'win' || type === 'rollback') {
      addPlay(gameIn(games, { day, currency, gameId: posting.gameId ?? '' }), posting);
      if (type === 'bet' && userId !== null) {
        players.set(`${day.getTime()} ${userId}`, { day, userId });
      }
    } else if (isMoneyKind(type)) {
      const figure = moneyIn(money, { day, currency, kind: type });
      figure.count += 1;
      figure.amountMinor += type === 'withdraw' ? -amountMinor : amountMinor;
    }
  }
  return {
    games: [...games.values()],
    money: [...money.values()],
    players: [...players.values()],
  };
}

function addPlay(figure: GameFigure, { type, amountMinor }: FigurePosting): void {
  if (type === 'win') {
    figure.wonMinor += amountMinor;
    return;
  }
  figure.bets += type === 'bet' ? 1 : -1;
  figure.stakedMinor -= amountMinor;
  const square = Number(amountMinor) ** 2;
  figure.stakeSquares += type === 'bet' ? square : -square;
}

function gameIn(
  games: Map<string, GameFigure>,
  of: Pick<GameFigure, 'day' | 'currency' | 'gameId'>,
): GameFigure {
  const key = `${of.day.getTime()} ${of.currency} ${of.gameId}`;
  const none = { bets: 0, stakedMinor: 0n, wonMinor: 0n, stakeSquares: 0 };
  const figure = games.get(key) ?? { ...of, ...none };
  games.set(key, figure);
  return figure;
}

function moneyIn(
  money: Map<string, MoneyFigure>,
  of: Pick<MoneyFigure, 'day' | 'currency' | 'kind'>,
): MoneyFigure {
  const key = `${of.day.getTime()} ${of.currency} ${of.kind}`;
  const figure = money.get(key) ?? { ...of, count: 0, amountMinor: 0n };
  money.set(key, figure);
  return figure;
}
