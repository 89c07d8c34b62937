import type { PageRules } from '../contract-types.ts';
import type { CallResult } from '../rgs-client.ts';
import { endWin } from '../sound/play-win.ts';
import { GameSession } from './game-session.ts';
import type { Notice } from './notices.ts';
import {
  type AnyRound,
  isIdle,
  type RoundEvent,
  type RoundResult,
  type RoundState,
} from './round-state.ts';

type Step<Round> = {
  readonly stakeMinor: bigint;
  readonly call: () => Promise<CallResult<RoundResult<Round>>>;
};

/** The session of a game that plays one round at a time: stake, request, reveal, idle. */
export abstract class RoundSession<
  Opened extends { readonly gameId: string; readonly houseRules: PageRules },
  Round extends AnyRound,
  State extends RoundState<Round>,
  Event,
> extends GameSession<Opened, State, Event | RoundEvent<Round>> {
  /** Resolves when the round has been shown. */
  protected abstract reveal(round: Round): Promise<void>;

  protected override isIdle(): boolean {
    return isIdle(this.getState());
  }

  /** Plays a step of a round. `false` if it was not played or its outcome is unknown. */
  protected async playStep({ stakeMinor, call }: Step<Round>): Promise<boolean> {
    this.dispatch({ type: 'requested', stakeMinor });
    if (this.getState().phase !== 'requesting') return false;
    endWin();
    const result = await call();
    if (this.closed) return false;
    if (!result.ok) {
      await this.handleFailure(result.failure, (notice) => this.onRefused(notice));
      return false;
    }
    const { round, balance } = result.data;
    this.dispatch({ type: 'dealt', result: result.data });
    await this.reveal(round);
    if (this.closed) return false;
    this.dispatch({ type: 'revealed' });
    // Posted after the reveal, so that the host's balance does not give the result away.
    this.parts.host.post({ type: 'balance', balance });
    const isSettled = round.status === 'settled' || round.status === 'open';
    this.refreshAfterRound({ isSettled });
    return isSettled;
  }

  protected async onRefused(notice: Notice): Promise<void> {
    this.dispatch({ type: 'refused', notice });
  }
}
