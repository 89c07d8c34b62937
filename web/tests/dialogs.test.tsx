import { lazy, type ReactNode, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '@/components/ui/dialog.tsx';
import { openModal } from '@/lib/browser/window-events.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { openPage } from './player-page.tsx';
import { DESKTOP, dialog, field, PHONE, pressInDialog, render, sees, settle } from './screen.ts';

/* The one dialog and the one drawer. */

const box = () => dialog().element().getBoundingClientRect();

/** A press on the backdrop, which begins on another element if one is given. */
function pressBackdrop(begin: Element = dialog().element()): void {
  const at = { clientX: 2, clientY: 2, bubbles: true };
  begin.dispatchEvent(new MouseEvent('mousedown', at));
  dialog().element().dispatchEvent(new MouseEvent('click', at));
}

test('a press on the backdrop closes a dialog; a selection of text that ends there does not', async () => {
  await openPage({ path: '/home', as: 'guest' });
  openModal('show-login-modal');
  const email = await field('Email');
  pressBackdrop(email.element());
  await expect.element(dialog()).toBeVisible();
  pressBackdrop();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a dialog is in the middle, on phones at the bottom, and keeps its input between them', async () => {
  await openPage({ path: '/home', as: 'guest' });
  openModal('show-login-modal');
  const email = await field('Email');
  await email.fill('robin@fairhall.test');
  const { left, right } = box();
  expect(left).toBeCloseTo(DESKTOP.width - right, 0);
  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(() => box().width).toBe(PHONE.width);
  expect(box().bottom).toBe(PHONE.height);
  await expect.element(email).toHaveValue('robin@fairhall.test');
  await expect.element(email).toHaveFocus();
});

test.each([DESKTOP, PHONE])('a dialog is as high as its content at %o', async (size) => {
  await openPage({ path: '/home', as: 'guest', size });
  openModal('show-login-modal');
  await field('Email');
  await settle();
  const content = dialog().element().lastElementChild?.getBoundingClientRect();
  expect(content?.bottom).toBeCloseTo(box().bottom, -1);
  expect(box().height).toBeLessThan(size.height - 100);
});

test('a drawer is at the end of the window, and Escape returns the focus', async () => {
  await openPage({ path: '/home' });
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect.element(dialog()).toBeVisible();
  const { right, top, bottom } = box();
  expect([right, top, bottom]).toEqual([DESKTOP.width, 0, DESKTOP.height]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test('a toast is above the dialog that is open', async () => {
  await openPage({ path: '/home', as: 'guest' });
  openModal('show-login-modal');
  await expect.element(dialog()).toBeVisible();
  showToast({ tone: 'info', title: 'Above' });
  await sees('Above');
  const host = document.querySelector('.toast-host');
  expect(host?.matches(':popover-open')).toBe(true);
});

function PageThatLoads({
  later,
  onHide,
}: {
  readonly later: ReactNode;
  readonly onHide: () => void;
}) {
  const [isLater, setIsLater] = useState(false);
  return (
    <Suspense fallback="Loading">
      <h1>{isLater && later}</h1>
      <Dialog show onHide={onHide} title="Open">
        <button type="button" onClick={() => setIsLater(true)}>
          More
        </button>
      </Dialog>
    </Suspense>
  );
}

test('a dialog beside which code loads is open again afterwards, and was never closed', async () => {
  let load = (_module: { default: () => string }) => {};
  const Later = lazy(() => new Promise<{ default: () => string }>((resolve) => (load = resolve)));
  const onHide = vi.fn();
  await render(<PageThatLoads later={<Later />} onHide={onHide} />, { path: '/', size: DESKTOP });
  await pressInDialog('More');
  await sees('Loading');
  load({ default: () => 'Loaded' });
  await sees('Loaded');
  await expect.element(dialog()).toBeVisible();
  expect(onHide).not.toHaveBeenCalled();
});
