import { useEffect } from 'react';

/** The number of dialogs that are shown. */
let dialogs = 0;

/**
 * Makes the page inert while a dialog is shown. The dialog returns a lost focus only after it has
 * reached the page, and never from a game's frame.
 *
 * The dialogs are outside of the root element. This is an effect of the component that renders the
 * dialog, so it runs after the dialog has saved the element to which it returns the focus.
 */
export function useInertPage(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    changeDialogs(+1);
    return () => changeDialogs(-1);
  }, [isShown]);
}

function changeDialogs(change: 1 | -1): void {
  dialogs += change;
  document.getElementById('root')?.toggleAttribute('inert', dialogs > 0);
}
