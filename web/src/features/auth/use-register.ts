import { useMutation } from '@tanstack/react-query';
import { trpc } from '@/lib/trpc.ts';

/** Creates a player; the form shows what goes wrong. */
export function useRegister() {
  return useMutation(trpc.user.register.mutationOptions({ meta: { showsError: true } }));
}
