import {
  BET_ID,
  type Examples,
  GAME_ID,
  LAUNCH_TOKEN,
  ROUND_ID,
  WIN_ID,
} from './examples-shared.ts';

const moved = { balance: 98.5, replayed: false };
const bet = { token: LAUNCH_TOKEN, transactionId: BET_ID, roundId: ROUND_ID, gameId: GAME_ID };

export const providerExamples: Examples['provider'] = {
  authenticate: {
    request: { token: LAUNCH_TOKEN },
    response: {
      uid: '204518936',
      nickName: 'Demo',
      walletType: 'USD',
      balance: 100,
      lang: 'en',
      gameId: GAME_ID,
      rules: {
        autoplay: true,
        stakeRaises: true,
        quickPlay: true,
        roundGapMs: 0,
        stakeMax: null,
        idleEndMs: null,
      },
    },
  },
  balance: { request: { token: LAUNCH_TOKEN }, response: { balance: 100 } },
  session: { request: { token: LAUNCH_TOKEN }, response: { durationMs: 754_000, net: -12.5 } },
  launchState: { request: { token: LAUNCH_TOKEN }, response: { state: 'KICKED_OUT' } },
  bet: { request: { ...bet, amount: '1.50' }, response: moved },
  win: {
    request: {
      transactionId: WIN_ID,
      betTransactionId: BET_ID,
      roundId: ROUND_ID,
      amount: '4.00',
      finished: true,
    },
    response: { balance: 102.5, replayed: false },
  },
  play: { request: { ...bet, amount: '1.50', winAmount: '0' }, response: moved },
  rollback: {
    request: { transactionId: WIN_ID, betTransactionId: BET_ID },
    response: { balance: 100, replayed: false },
  },
};
