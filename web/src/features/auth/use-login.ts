import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '@/lib/api/api-error.ts';
import type { LoginResult } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { hasSelectedWallet, selectWallet } from '@/lib/money/selected-wallet.ts';
import { walletsOptions } from '@/lib/money/wallets.ts';
import { canDrawWelcome } from '@/lib/offers/welcome-reward.ts';
import { signWithPasskey } from '@/lib/session/passkeys.ts';
import { type LoginMemory, login } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { type BegunLogin, begunLogin } from './begun-login.ts';

export type LoginTarget = {
  /** The path that opens after the login; the home page by default. */
  readonly returnTo: string | undefined;
  /** The game at that path. */
  readonly gameName: string | undefined;
  readonly onLoggedIn: () => void;
  /** Whether the account was registered a moment ago. */
  readonly isNew?: boolean;
  /** The password was right, and the account needs a second factor. */
  readonly onBegun: (login: BegunLogin) => void;
};

type Target = Pick<LoginTarget, 'returnTo' | 'onLoggedIn' | 'isNew'>;

/**
 * Saves the session, selects the account's wallet and opens the page that the login was for: a game takes
 * the selected wallet. It happens in one step, since a navigation after it is the player's own. A new player
 * without a game is offered the welcome reward.
 */
function useLoggedIn({ returnTo = '/', onLoggedIn, isNew = false }: Target) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async (result: LoginResult, memory: LoginMemory) => {
    login(result, memory);
    void queryClient.prefetchQuery(walletsOptions());
    if (!hasSelectedWallet()) selectWallet(result.currency);
    onLoggedIn();
    // "Back" does not lead to the same page again.
    const isHere = returnTo === `${window.location.pathname}${window.location.search}`;
    void navigate(returnTo, { replace: isHere });
    const welcome = t('auth.welcome', { name: result.nickName });
    showToast(
      isNew
        ? { tone: 'success', title: t('auth.registered'), text: welcome }
        : { tone: 'success', title: welcome },
    );
    if (isNew && returnTo === '/' && (await canDrawWelcome())) openModal('show-welcome-modal');
  };
}

/** Logs in by email and password. */
export function useLogin({ onBegun, ...target }: Omit<LoginTarget, 'gameName'>) {
  const finish = useLoggedIn(target);
  return useMutation(
    trpc.user.login.mutationOptions({
      meta: { showsError: true },
      onSuccess: (result, { email, remember = false }) => finish(result, { remember, email }),
      onError: (error, { email, password, remember = false }) => {
        const call = { email, password, remember, ends: 'login' } as const;
        const begun = begunLogin(toApiError(error), call);
        if (begun !== null) onBegun(begun);
      },
    }),
  );
}

/** Ends a begun login by its second factor. */
export function useSecondLogin({ memory, ...target }: Target & { readonly memory: LoginMemory }) {
  const finish = useLoggedIn(target);
  return useMutation(
    trpc.security.loginSecond.mutationOptions({
      meta: { showsError: true },
      onSuccess: (result) => finish(result, memory),
    }),
  );
}

type Return = { readonly onBegun: (login: BegunLogin) => void };

/** Returns from a self-exclusion by email and password. */
export function useReturn({ onBegun }: Return) {
  return useMutation(
    trpc.saferPlay.returnFromExclusion.mutationOptions({
      meta: { showsError: true },
      onError: (error, credentials) => {
        const call = { ...credentials, remember: false, ends: 'return' } as const;
        const begun = begunLogin(toApiError(error), call);
        if (begun !== null) onBegun(begun);
      },
    }),
  );
}

/** Ends a begun return by its second factor. */
export function useSecondReturn() {
  return useMutation(trpc.saferPlay.returnSecond.mutationOptions({ meta: { showsError: true } }));
}

type PasskeyLogin = { readonly remember: boolean; readonly isAutofill?: boolean };

/** Logs in by a passkey alone. */
export function usePasskeyLogin(target: Target) {
  const finish = useLoggedIn(target);
  return useMutation({
    meta: { showsError: true },
    mutationFn: async ({ remember, isAutofill = false }: PasskeyLogin) => {
      const { challenge } = await api.security.passkeyOptions.mutate({});
      const response = await signWithPasskey({ challenge, isAutofill });
      return api.security.passkeyLogin.mutate({ response, remember });
    },
    onSuccess: (result, { remember }) => finish(result, { remember, email: result.email }),
  });
}
