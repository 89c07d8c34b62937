import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

type ModalDialogProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  /** After the exit animation. */
  readonly onExited?: (() => void) | undefined;
  /** The id of the heading that names the dialog. */
  readonly titleId: string;
  readonly className: string;
  readonly style?: { readonly '--dialog-width': string } | undefined;
  /** The field that gets the focus on opening, by a selector; by default the dialog itself. */
  readonly autofocus?: string;
  readonly children: ReactNode;
};

/**
 * The one modal of all clients, a native `<dialog>`: the browser makes the page inert, keeps the
 * focus inside, closes on Escape and on the phone's back gesture, and returns the focus. A press on
 * the backdrop closes it, too. The children are mounted until the exit animation has ended.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { show, onHide, titleId, className, style, autofocus, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const ownCloses = useRef({ element: dialog.current, unreported: 0 });
  const [isMounted, setIsMounted] = useState(show);
  if (show && !isMounted) setIsMounted(true);
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  const hide = useEffectEvent(() => onHide());
  const open = useEffectEvent((element: HTMLDialogElement) => {
    // The page keeps its width without its scroll bar.
    const { clientWidth, style: pageStyle } = document.documentElement;
    pageStyle.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`);
    element.showModal();
    focusFirst(element, autofocus);
  });
  const exit = useEffectEvent(() => {
    setIsMounted(false);
    props.onExited?.();
  });

  // A layout effect: it closes the dialog before its element is removed, which could not return the
  // focus, and also while React hides it because code beside it loads.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!show || element === null) return;
    if (ownCloses.current.element !== element) ownCloses.current = { element, unreported: 0 };
    open(element);
    const stop = onPressOutside(element, () => hide());
    return () => {
      stop();
      if (element.open) ownCloses.current.unreported += 1;
      element.close();
    };
  }, [show]);

  useEffect(() => {
    const element = dialog.current;
    return show || element === null ? undefined : afterAnimations(element, () => exit());
  }, [show]);

  // One that the browser closed, and that stays all the same.
  useEffect(() => {
    if (show && dialog.current?.open === false) open(dialog.current);
  });

  if (!isMounted) return null;
  return createPortal(
    <dialog
      ref={dialog}
      className={className}
      style={style}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        // Of a file picker inside it is not the dialog's.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onHide();
      }}
      onClose={() => {
        // Each close is reported later, when the dialog may be open again, or closed once more.
        if (ownCloses.current.unreported > 0) {
          ownCloses.current.unreported -= 1;
          return;
        }
        // The browser closes at a second Escape, even if the dialog refused the first.
        onHide();
        render();
      }}
    >
      {/* Code that loads later must not take the dialog away, which would close it. */}
      <Suspense>{children}</Suspense>
    </dialog>,
    document.body,
  );
}

/** Calls back when the animations of the element have ended, unless the returned function is called. */
function afterAnimations(element: HTMLElement, act: () => void): () => void {
  let isCurrent = true;
  const ends = element.getAnimations().map(({ finished }) => finished.catch(() => null));
  void Promise.all(ends).then(() => {
    if (isCurrent) act();
  });
  return () => {
    isCurrent = false;
  };
}

/**
 * Focuses the marked field. A form that waits for its data is rendered later: until then the dialog
 * itself has the focus, so that a screen reader starts there.
 */
function focusFirst(element: HTMLDialogElement, selector: string | undefined): void {
  element.focus();
  if (focusShown(element, selector)) return;
  const growth = new MutationObserver(() => {
    if (document.activeElement !== element || focusShown(element, selector)) growth.disconnect();
  });
  growth.observe(element, { childList: true, subtree: true });
}

/** @returns whether such a field is visible */
function focusShown(element: HTMLElement, selector: string | undefined): boolean {
  if (selector === undefined) return false;
  const fields = [...element.querySelectorAll<HTMLElement>(selector)];
  const field = fields.find((one) => one.checkVisibility());
  field?.focus();
  return field !== undefined;
}

/** A press that begins and ends on the backdrop; a selection of text may end there. */
function onPressOutside(element: HTMLDialogElement, act: () => void): () => void {
  let began = false;
  const isOutside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return target === element && (x < left || x > right || y < top || y > bottom);
  };
  const begin = (event: MouseEvent) => {
    began = isOutside(event);
  };
  const end = (event: MouseEvent) => {
    if (began && isOutside(event)) act();
  };
  element.addEventListener('mousedown', begin);
  element.addEventListener('click', end);
  return () => {
    element.removeEventListener('mousedown', begin);
    element.removeEventListener('click', end);
  };
}
