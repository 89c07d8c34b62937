import { useEffectEvent, useLayoutEffect } from 'react';
import type { Currency, Game, WalletConfig } from '@/lib/api/contract-types.ts';

/** The detail of each window event. The names are the specification's. */
export type WindowEvents = {
  'show-login-modal':
    | {
        /** The path that the login leads to; the home page by default. */
        readonly returnTo?: string;
        /** The tab that opens; the login by default. */
        readonly tab?: 'login' | 'register';
      }
    | undefined;
  'show-register-modal': undefined;
  'show-change-password-modal': undefined;
  'show-fresh-login': { readonly onClosed: (isFresh: boolean) => void };
  'show-notifications': undefined;
  'show-welcome-modal':
    | {
        /** The game behind the dialog that the reward is for: the dialog closes by itself. */
        readonly isForGame: boolean;
      }
    | undefined;
  'show-deposit-modal': {
    readonly walletType?: Currency;
    readonly walletConfigs?: readonly WalletConfig[];
  };
  'show-withdraw-modal': { readonly walletType?: Currency } | undefined;
  'show-wallet-selection': {
    readonly game?: Game;
    readonly options?: { readonly mode: 'game' | 'switch' };
  };
  /** The player's reality check is due. */
  'reality-check': undefined;
  /** A player logged in, in this tab. */
  login: undefined;
};

export type ModalEvent = Extract<keyof WindowEvents, `show-${string}`>;

type DetailArgument<Name extends keyof WindowEvents> = undefined extends WindowEvents[Name]
  ? [detail?: WindowEvents[Name]]
  : [detail: WindowEvents[Name]];

/** Dispatches a window event. */
export function dispatchWindowEvent<Name extends keyof WindowEvents>(
  name: Name,
  ...[detail]: DetailArgument<Name>
): void {
  window.dispatchEvent(new CustomEvent<unknown>(name, { detail }));
}

/** Opens a global modal, as `openModal('show-deposit-modal', { walletType })`. */
export function openModal<Name extends ModalEvent>(
  name: Name,
  ...detail: DetailArgument<Name>
): void {
  dispatchWindowEvent(name, ...detail);
}

/** Subscribes to an event while the component is mounted; `onEvent` need not be stable. */
export function useWindowEvent<Name extends keyof WindowEvents>(
  name: Name,
  onEvent: (detail: WindowEvents[Name]) => void,
): void {
  const handle = useEffectEvent(onEvent);
  // A layout effect: what is visible can be pressed, and its event must find this listener.
  useLayoutEffect(() => {
    const listener = (event: Event) => {
      // An event without a detail carries null in the DOM and undefined in these types.
      const { detail } = event as CustomEvent;
      handle(detail ?? undefined);
    };
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name]);
}
