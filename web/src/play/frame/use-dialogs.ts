import { useState } from 'react';

/** The open dialog of a game; every game has the dialogs `rules` and `fairness`. */
export type Dialogs<Own extends string = never> = {
  readonly open: 'rules' | 'fairness' | Own | null;
  readonly show: (dialog: 'rules' | 'fairness' | Own) => void;
  readonly close: () => void;
};

/** Opens one dialog at a time, after calling `onShow`. */
export function useDialogs<Own extends string = never>(onShow = () => {}): Dialogs<Own> {
  const [open, setOpen] = useState<Dialogs<Own>['open']>(null);
  return {
    open,
    show: (dialog) => {
      onShow();
      setOpen(dialog);
    },
    close: () => setOpen(null),
  };
}
