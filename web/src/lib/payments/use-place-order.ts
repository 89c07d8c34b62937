import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnauthorized } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';
import type { UnsettledKeys } from '@/lib/api/idempotency-key.ts';
import { showToast } from '@/lib/ui/toasts.ts';

type CallOptions = { readonly context: { readonly headers: Readonly<Record<string, string>> } };

type PlaceOrder<Request extends object, Placed> = {
  /** The idempotency keys of this call. */
  readonly keys: UnsettledKeys;
  readonly call: (request: Request, options: CallOptions) => Promise<Placed>;
  readonly onPlaced: (placed: Placed, form: { readonly isClosed: boolean }) => void;
  /** The text on the state of the money after a failure. */
  readonly noteOf?: (error: unknown) => string;
};

/**
 * Orders a deposit or a withdrawal. A request with an unknown outcome is repeated with its
 * idempotency key, so that a retry never moves money twice. A failure after the form was closed is
 * shown as a toast.
 */
export function usePlaceOrder<Request extends object, Placed>(
  options: PlaceOrder<Request, Placed>,
) {
  const { keys, call, onPlaced, noteOf } = options;
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return useMutation({
    meta: { showsError: true },
    mutationFn: (request: Request) =>
      call(request, { context: { headers: { 'idempotency-key': keys.keyFor(request) } } }),
    onSuccess: (placed) => onPlaced(placed, { isClosed: isClosed.current }),
    onError: (error) => {
      if (!isClosed.current || isUnauthorized(error)) return;
      const text = noteOf?.(error);
      showToast({ tone: 'error', title: errorText(error), ...(text && { text }) });
    },
    onSettled: (_placed, error, request) => keys.settle(request, error),
  });
}
