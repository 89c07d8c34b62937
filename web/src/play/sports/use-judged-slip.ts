import { useEvents } from '../events/events-context.ts';
import { useCasinoTime } from '../events/use-casino-time.ts';
import { type Judgement, judge } from './slip-judgement.ts';
import { useSport } from './sport-context.ts';

/** The slip as it would be taken at this moment. */
export function useJudgedSlip(): Judgement {
  const { opened, limits, slip } = useSport();
  const { state } = useEvents();
  return judge(slip, {
    currency: state.currency,
    limits,
    legsMax: opened.limits.legsMax,
    oddsMax: opened.limits.oddsMax,
    programme: state.programme ?? [],
    now: useCasinoTime(),
  });
}
