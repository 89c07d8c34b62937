import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { Database, UnitOfWork } from '../database/database.ts';
import { gameProblem } from '../launches/game-problem.ts';
import type { Launch, Launches } from '../launches/launches.ts';
import { balanceText, type PlayerWallet } from '../launches/player-wallet.ts';
import type { Progress, TransactionSender } from './transaction-sender.ts';
import type { WalletTransaction } from './wallet-transaction.ts';

/**
 * The result of a step for a request:
 * - `stored`: the step opened, advanced or closed a round, which now waits for `transaction`;
 * - `repeated`: an earlier step stored it for the same request;
 * - `waits`: an earlier transaction of the player has to complete first.
 */
export type Stepped<Round> =
  | {
      readonly kind: 'stored' | 'repeated';
      readonly round: Round;
      readonly transaction: WalletTransaction | null;
    }
  | { readonly kind: 'waits'; readonly transaction: WalletTransaction };

/** One step of a round, stored when it resolves. @throws ApiError a refusal, which stored nothing */
export type Step<Round> = () => Promise<Stepped<Round>>;

/**
 * Runs a step that is one unit of work, which throws a refusal (`ApiError`) before its first write: out
 * of the transaction, a refusal would roll back the units of others that share it.
 */
export async function runStep<Result>(
  database: Database,
  unit: UnitOfWork<Result>,
  of: { player: string },
): Promise<Result> {
  const result = await database.run(async (tx) => {
    try {
      return await unit(tx);
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }, of);
  if (result instanceof ApiError) throw result;
  return result;
}

type Taken<Round> = {
  readonly round: Round;
  /** After the step, as a decimal string. */
  readonly balance: string;
};

export type Lifecycle = ReturnType<typeof createLifecycle>;

/**
 * The lifecycle of a round of any kind: units of work open, advance and close it. A step that moves
 * money stores a wallet transaction with the round; its effect on the round (`RoundEffects`) is
 * applied in the commit that ends the transaction: a stake opens or advances the round, a win closes
 * it. Call it in the player's queue.
 */
export function createLifecycle({
  database,
  sender,
  launches,
  playerWallet,
}: {
  database: Database;
  sender: TransactionSender;
  launches: Launches;
  playerWallet: PlayerWallet;
}) {
  /** @throws ApiError the refusal, OVERLOADED if the wallet does not respond */
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

  /** Completes an earlier transaction, with either result. @throws OVERLOADED */
  async function finish(transaction: WalletTransaction, language: string): Promise<void> {
    const { end } = await sender.retryUntilKnown(transaction, { isFirst: false, language });
    if (end === 'unknown') throw gameProblem('connection-lost');
  }

  return {
    finish,

    /** As `finish`, for the transaction that a round waits for. */
    async finishRound(roundId: string, language: string): Promise<void> {
      const transaction = await database.run((tx) => tx.transactions.findOfRound(roundId));
      if (transaction) await finish(transaction, language);
    },

    /**
     * Runs a step for a player's request, once, and sends the transactions that follow from it.
     * @throws ApiError the refusal of the step or the wallet, OVERLOADED if the wallet does not respond
     */
    async take<Round>(launch: Launch, step: Step<Round>): Promise<Taken<Round>> {
      const language = launch.lang;
      for (;;) {
        const stepped = await step();
        if (stepped.kind === 'waits') {
          await finish(stepped.transaction, language);
          continue;
        }
        const { kind, round, transaction } = stepped;
        const progress: Progress = transaction
          ? await sender.retryUntilKnown(transaction, { isFirst: kind === 'stored', language })
          : { end: 'none' };
        // Another process completed the transaction: run the step again to read the result.
        if (transaction && progress.end === 'none') continue;
        return { round, balance: await balanceAfter(progress, launch) };
      }
    },
  };
}
