import { DepositStatus, GameType, WithdrawStatus } from '@fairhall/api/contract/enums';
import { marketRules, slotStakeMaxMinor } from '@fairhall/api/contract/markets';
import { fromWholeMajor, minorPerMajor } from '@fairhall/api/contract/money';
import { banksOf, firstDepositBonus } from '@fairhall/api/modules/payments';
import { amountLimits } from '@fairhall/api/modules/wallets';
import { hostedGame } from '@fairhall/game-server/rounds/hosted-games';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { dealRound, type SampleRound, type SampleSeeds, sampleId } from './deal-rounds.ts';
import { numbersFrom, picked } from './deterministic.ts';
import { favouritesOf, originalOf, type PopulationPlayer, population } from './population.ts';
import type { SampleDeposit, SampleWithdrawal } from './sample-orders.ts';

/** Each session has a pair of seeds, revealed at its end. */
const SESSIONS = 15;
const ROUNDS_PER_SESSION = 10;
/** Far after those of demo@ and lia@, whose ids they must not take. */
const FIRST_ROUND = 4096;
/** Of the sessions with originals, after those of all players. */
const FIRST_ORIGINAL = FIRST_ROUND + population.length * SESSIONS * ROUNDS_PER_SESSION;
const FIRST_ORDER = 1001;
const MINUTE_DAYS = 1 / 1440;
const BETWEEN_ROUNDS_DAYS = (2 / 3) * MINUTE_DAYS;
/** A stake is at most this part of the balance, so that the money lasts. */
const STAKES_PER_BALANCE = 12n;
/** Deposits in multiples of the smallest one. */
const FIRST_DEPOSITS = [2, 3, 5];
const DEPOSITS = [3, 5, 10, 10, 20];
/** Withdrawals, in multiples of the smallest one, take this part of the balance. */
const WITHDRAWN_PART = 3n;

/** What a player did: the rounds, and the orders of the same time. */
export type PlayedLife = {
  readonly deposits: readonly SampleDeposit[];
  readonly withdrawals: readonly SampleWithdrawal[];
  readonly seeds: readonly SampleSeeds[];
};

/**
 * The orders and rounds of a player, dealt by the engines. Equal at each call: the API and the game
 * server each store them in their own database.
 * @throws RangeError when the money does not last
 */
export function playLife(player: PopulationPlayer): PlayedLife {
  // From this seed on the money of all of them lasts.
  const next = numbersFrom(20_262_900 + player.number);
  const state: State = {
    player,
    next,
    offers: offersFor(player, favouritesOf(player)),
    balanceMinor: 0n,
  };
  const deposits: SampleDeposit[] = [];
  const withdrawals: SampleWithdrawal[] = [];
  const seeds: SampleSeeds[] = [];
  let lastDaysAgo = player.ageDays;
  for (let session = 0; session < SESSIONS; session += 1) {
    const place = (session + 0.1 + 0.8 * state.next()) / SESSIONS;
    const daysAgo = player.ageDays * (1 - place);
    for (const number of ordersIn(session, depositsOf(player))) {
      deposits.push(deposit(state, { number, daysAgo: daysAgo + 10 * MINUTE_DAYS }));
    }
    const firstRound = FIRST_ROUND + (player.number * SESSIONS + session) * ROUNDS_PER_SESSION;
    seeds.push(playSession(state, { session, daysAgo, firstRound }));
    lastDaysAgo = daysAgo;
    for (const number of ordersIn(session, withdrawalsOf(player))) {
      withdrawals.push(withdrawal(state, { number, daysAgo: daysAgo - 30 * MINUTE_DAYS }));
    }
  }
  const originals = { ...state, offers: offersFor(player, [originalOf(player)]) };
  const firstRound = FIRST_ORIGINAL + player.number * ROUNDS_PER_SESSION;
  seeds.push(playSession(originals, { session: SESSIONS, daysAgo: lastDaysAgo / 2, firstRound }));
  return { deposits, withdrawals, seeds };
}

type State = {
  readonly player: PopulationPlayer;
  readonly next: () => number;
  readonly offers: readonly Offer[];
  /** Available money. */
  balanceMinor: bigint;
};

/** The numbers of a player's orders: 300 deposits and 90 withdrawals of all. */
type Orders = { readonly first: number; readonly count: number };
const depositsOf = ({ number }: PopulationPlayer): Orders => ({
  first: FIRST_ORDER + 7 * number + Math.floor(number / 2),
  count: 7 + (number % 2),
});
const withdrawalsOf = ({ number }: PopulationPlayer): Orders => ({
  first: FIRST_ORDER + 2 * number + Math.floor(number / 4),
  count: number % 4 === 3 ? 3 : 2,
});

/** Of the orders, spread evenly over the sessions, those of one session. */
function ordersIn(session: number, { first, count }: Orders): number[] {
  return Array.from({ length: count }, (_, place) => place)
    .filter((place) => Math.floor((place * SESSIONS) / count) === session)
    .map((place) => first + place);
}

/** One of ten is not paid; a player's first always is. */
function deposit(state: State, order: { number: number; daysAgo: number }): SampleDeposit {
  const { player, next } = state;
  const { id: userId, currency: walletType, market } = player;
  const isFirst = order.number === depositsOf(player).first;
  const times = picked(next, isFirst ? FIRST_DEPOSITS : DEPOSITS);
  const amount = times * amountLimits(walletType).depositMin;
  const common = { ...order, userId, walletType, amount };
  if (!isFirst && order.number % 10 === 0) {
    const isFailed = order.number % 20 === 0;
    const status = isFailed ? DepositStatus.failed : DepositStatus.cancelled;
    return { ...common, status, channel: isFailed ? channelOf(player, next) : '' };
  }
  const bonus = isFirst && marketRules[market].offersBeforeStake;
  const amountMinor = fromWholeMajor(amount, walletType);
  state.balanceMinor += amountMinor;
  if (bonus) state.balanceMinor += firstDepositBonus({ walletType, amountMinor });
  return { ...common, status: DepositStatus.paid, channel: channelOf(player, next), bonus };
}

/** Of the methods of the market; PIX is for reais alone. */
function channelOf({ currency, market }: PopulationPlayer, next: () => number): string {
  if (currency === 'BRL') return 'pix';
  const hasCards = marketRules[market].depositMethods.includes('debit-card');
  return picked(next, hasCards ? ['card', 'card', 'bank'] : ['bank']);
}

/** One of nine fails at the bank, and its money returns. */
function withdrawal(state: State, order: { number: number; daysAgo: number }): SampleWithdrawal {
  const { id: userId, number, email, currency: walletType } = state.player;
  const leastMinor = fromWholeMajor(amountLimits(walletType).withdrawMin, walletType);
  const times = state.balanceMinor / (WITHDRAWN_PART * leastMinor);
  const amountMinor = leastMinor * (times > 0n ? times : 1n);
  if (amountMinor > state.balanceMinor) throw new RangeError(`${email} has nothing to withdraw`);
  const isPaid = order.number % 9 !== 0;
  if (isPaid) state.balanceMinor -= amountMinor;
  return {
    ...{ ...order, userId, walletType },
    amount: Number(amountMinor / minorPerMajor(walletType)),
    status: isPaid ? WithdrawStatus.successful : WithdrawStatus.failed,
    ...bankOf(state.player, { fails: !isPaid, account: 1000 + number }),
    ...(!isPaid && { remark: 'bankRefused' }),
  };
}

/** An account that fails ends as the documented ones do. */
function bankOf(
  { currency, email }: PopulationPlayer,
  { fails, account }: { fails: boolean; account: number },
): Pick<SampleWithdrawal, 'bankCode' | 'bankAccount'> {
  if (currency === 'BRL')
    return { bankCode: 'EMAIL', bankAccount: fails ? `fail-${email}` : email };
  const bankCode = banksOf(currency)[0]?.bankCode ?? 'BANK';
  return { bankCode, bankAccount: `62220000${account}${fails ? '0000' : '1234'}` };
}

function playSession(
  state: State,
  { session, daysAgo, firstRound }: { session: number; daysAgo: number; firstRound: number },
): SampleSeeds {
  const { player } = state;
  const serverSeed = sha256Hex(`Fairhall, sample seed of ${player.nickName}, ${session + 1}`);
  const pair = { serverSeed, clientSeed: player.nickName };
  const rounds = Array.from({ length: ROUNDS_PER_SESSION }, (_, nonce): SampleRound => {
    const round = dealRound(
      { ...pair, nonce },
      {
        ...pickedBet(state),
        roundId: sampleId(firstRound + nonce),
        currency: player.currency,
        spot: undefined,
        daysAgo: daysAgo - nonce * BETWEEN_ROUNDS_DAYS,
      },
    );
    state.balanceMinor += round.winMinor - round.stakeMinor;
    return round;
  });
  return { ...pair, serverSeedHash: sha256Hex(serverSeed), rounds };
}

type Offer = { readonly gameId: string; readonly stakes: readonly bigint[] };

/** A game and one of its stakes that the balance covers many times. @throws RangeError without one */
function pickedBet({ player, next, balanceMinor, offers }: State) {
  const maxMinor = balanceMinor / STAKES_PER_BALANCE;
  const affordable = offers.filter(({ stakes: [least = 0n] }) => least <= maxMinor);
  if (affordable.length === 0) throw new RangeError(`${player.email} has no money for a round`);
  const { gameId, stakes } = picked(next, affordable);
  const stakeMinor = picked(
    next,
    stakes.filter((stake) => stake <= maxMinor),
  );
  return { gameId, stakeMinor };
}

/** The games with their stakes, ascending in minor units, those of slots within the market's rule. */
function offersFor({ currency, market }: PopulationPlayer, games: readonly string[]): Offer[] {
  return games.map((gameId) => {
    const { game, stakes } = hostedGame(gameId, currency);
    const maxMinor = game.gameType === GameType.slot ? slotStakeMaxMinor(market, currency) : null;
    const allowed = maxMinor === null ? stakes : stakes.filter((stake) => stake <= maxMinor);
    return { gameId, stakes: allowed };
  });
}
