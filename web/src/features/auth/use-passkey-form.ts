import { useEffect, useEffectEvent } from 'react';
import { toApiError } from '@/lib/api/api-error.ts';
import {
  cancelPasskey,
  supportsPasskeyAutofill,
  supportsPasskeys,
} from '@/lib/session/passkeys.ts';
import { type LoginTarget, usePasskeyLogin } from './use-login.ts';
import { usePasskeyProblem } from './use-passkey-problem.ts';

type PasskeyForm = Pick<LoginTarget, 'returnTo' | 'onLoggedIn'> & {
  readonly remember: boolean;
  /** While the form is shown, the browser offers passkeys in the list of its email field. */
  readonly isShown: boolean;
};

/** The login by passkey of a form: by its button, or by the list of a field. */
export function usePasskeyForm({ remember, isShown, ...target }: PasskeyForm) {
  const problem = usePasskeyProblem();
  const byButton = usePasskeyLogin(target);
  const byField = usePasskeyLogin(target);
  const offer = useEffectEvent(() => byField.mutate({ remember, isAutofill: true }));
  const isWaiting = byButton.isPending;
  useEffect(() => {
    if (!isShown || isWaiting) return;
    let isCurrent = true;
    void supportsPasskeyAutofill().then((isSupported) => {
      if (isSupported && isCurrent) offer();
    });
    return () => {
      isCurrent = false;
      void cancelPasskey();
    };
  }, [isShown, isWaiting]);
  const { error } = byButton;
  // A wait for the list of a field ends silently; a refused passkey is shown.
  const offered = toApiError(byField.error);
  const refused = toApiError(error) ?? (offered?.kind === 'refusal' ? offered : null);
  return {
    isSupported: supportsPasskeys(),
    isPending: byButton.isPending,
    failure: refused?.message ?? (error && problem),
    start: () => {
      if (!byButton.isPending) byButton.mutate({ remember });
    },
  };
}
