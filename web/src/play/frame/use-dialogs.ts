import { useState } from 'react';

/** Which dialog of a game is open; every game has its rules and its fairness. */
export type Dialogs<Own extends string = never> = {
  readonly open: 'rules' | 'fairness' | Own | null;
  readonly show: (dialog: 'rules' | 'fairness' | Own) => void;
  readonly close: () => void;
};

/** One dialog at a time; `onShow` is called before one opens. */
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
