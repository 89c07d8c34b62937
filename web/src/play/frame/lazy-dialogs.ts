import { lazyDialog } from './lazy-dialog.tsx';

export const FairnessDialogs = lazyDialog(
  () => import('./fairness-dialogs.tsx'),
  ['proof', 'slots'],
);
export const RoundProof = lazyDialog(() => import('./round-proof.tsx'), ['proof', 'slots']);
export const AutobetDialog = lazyDialog(() => import('../autobet/autobet-dialog.tsx'), []);
