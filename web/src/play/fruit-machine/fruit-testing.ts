import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import { parade7 } from '@fairhall/game-server/engines/fruit-machine/parade-7';
import { playMultiStep } from '@fairhall/game-server/engines/multi-step/multi-step-round';
import { outcomeView } from '@fairhall/game-server/rounds/multi-step/multi-step-view';
import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { DecisionRound, OpenedDecisions } from '../contract-types.ts';

/** A stream of these events, in order. */
function streamOf(events: readonly number[]): OutcomeStream {
  const left = [...events];
  const event = () => left.shift() ?? Number.NaN;
  return { float: event, event };
}

export const definition = definitionInForce('parade-7') as OpenedDecisions['sheet'];
/** A round of two dollars with these events. */
export function roundOf(events: readonly number[], choices: readonly string[]): DecisionRound {
  const stakeMinor = 200n;
  const dealt = playMultiStep(parade7, {
    ...{ stakeMinor, currency: 'USD', choices },
    stream: streamOf(events),
  });
  const outcome = outcomeView(dealt, { stakeMinor, walletType: 'USD', moves: [] });
  const status = dealt.winMinor === null ? 'open' : 'settled';
  return { outcome, status, win: '0.00', stake: '2.00' } as DecisionRound;
}
