import { useFixtures } from '../fixtures/fixtures-context.ts';
import { useServerTime } from '../fixtures/use-server-time.ts';
import { type SlipValidation, validateSlip } from './slip-validation.ts';
import { useSport } from './sport-context.ts';

/** The validation of the slip at the server's current time. */
export function useSlipValidation(): SlipValidation {
  const { limits, odds, slip } = useSport();
  const { state } = useFixtures();
  return validateSlip(slip, {
    currency: state.currency,
    limits,
    odds,
    programme: state.programme ?? [],
    now: useServerTime(),
  });
}
