import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { Launch, Launches } from '../launches.ts';
import { gameProblem } from '../problems.ts';
import type { GroupCommit } from './group-commit.ts';
import { balanceText, type PlayerWallet } from './player-wallet.ts';
import type { TransactionRepository } from './transaction-repository.ts';
import type { Progress, TransactionSender } from './transaction-sender.ts';
import type { WalletTransaction } from './wallet-transaction.ts';

/**
 * What a step has found or stored for a request:
 * - `stored`: a round was opened, stepped or closed for it, and the round now waits for `transaction`;
 * - `repeated`: that was done for the same request before;
 * - `waits`: the player's earlier transaction has to end first.
 */
export type Stepped<Round> =
  | {
      readonly kind: 'stored' | 'repeated';
      readonly round: Round;
      readonly transaction: WalletTransaction | null;
    }
  | { readonly kind: 'waits'; readonly transaction: WalletTransaction };

/**
 * One step of a round in the database. It refuses with a `ApiError` before it writes anything, may
 * be run twice, the first time undone, and reads and writes the database and nothing else.
 */
export type Step<Round> = () => Stepped<Round>;

type Taken<Round> = {
  readonly round: Round;
  /** After the step, as the wire's text. */
  readonly balance: string;
};

export type Lifecycle = ReturnType<typeof createLifecycle>;

/**
 * The lifecycle of a round, of whichever kind: it is opened, stepped and closed by steps in the
 * database. A step that moves money stores a wallet transaction with the round, and what the money
 * was for happens in the commit that ends the transaction (`RoundEffects`): a stake opens or steps
 * the round, a win closes it. To be called in the player's queue.
 */
export function createLifecycle({
  commits,
  transactions,
  sender,
  launches,
  playerWallet,
}: {
  commits: GroupCommit;
  transactions: TransactionRepository;
  sender: TransactionSender;
  launches: Launches;
  playerWallet: PlayerWallet;
}) {
  /** A refusal is returned: thrown in the commit, it would undo the steps of others. */
  function run<Round>(step: Step<Round>): Promise<Stepped<Round> | ApiError> {
    return commits.run(() => {
      try {
        return step();
      } catch (error) {
        if (error instanceof ApiError) return error;
        throw error;
      }
    });
  }

  /** @throws ApiError what was refused, 503 where the wallet does not answer */
  async function balanceAfter(progress: Progress, launch: Launch): Promise<string> {
    switch (progress.end) {
      case 'unknown':
        throw gameProblem('connection-lost');
      case 'refused':
        launches.invalidate(launch.token);
        throw progress.error;
      case 'none':
        return playerWallet.balanceNow(launch);
      case 'confirmed':
        return progress.balance === null
          ? playerWallet.balanceNow(launch)
          : balanceText(progress.balance, launch.walletType);
    }
  }

  /** What an earlier request has left with the wallet, whatever comes of it. @throws ApiError 503 */
  async function finish(transaction: WalletTransaction, language: string): Promise<void> {
    const { end } = await sender.retryUntilKnown(transaction, { isFirst: false, language });
    if (end === 'unknown') throw gameProblem('connection-lost');
  }

  return {
    finish,

    /** As `finish`, for what a round waits for. */
    async finishRound(roundId: string, language: string): Promise<void> {
      const transaction = transactions.ofRound(roundId);
      if (transaction) await finish(transaction, language);
    },

    /**
     * Takes a step for a player's request, once, and brings the round on as far as the wallet's
     * answers go.
     * @throws ApiError what the step or the wallet refuses, 503 where the wallet does not answer
     */
    async take<Round>(launch: Launch, step: Step<Round>): Promise<Taken<Round>> {
      const language = launch.lang;
      for (;;) {
        const stepped = await run(step);
        if (stepped instanceof ApiError) throw stepped;
        if (stepped.kind === 'waits') {
          await finish(stepped.transaction, language);
          continue;
        }
        const { kind, round, transaction } = stepped;
        const progress: Progress = transaction
          ? await sender.retryUntilKnown(transaction, { isFirst: kind === 'stored', language })
          : { end: 'none' };
        // Another process has ended it: the step finds how.
        if (transaction && progress.end === 'none') continue;
        return { round, balance: await balanceAfter(progress, launch) };
      }
    },
  };
}
