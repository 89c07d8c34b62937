import type { Address } from './address.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Runs the page at the speed and with the motion of its address. Call it before any other code. */
export function setMotion({ speed, motion }: Pick<Address, 'speed' | 'motion'>): void {
  if (motion === 'reduced') reduceMotion();
  if (speed !== 1) runAt(speed);
}

/** As a device that prefers reduced motion: for scripts, and for the styles as they load. */
function reduceMotion(): void {
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) => match(query === REDUCED ? 'all' : query);
  const follow = () => {
    for (const { cssRules } of document.styleSheets) {
      for (const rule of cssRules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === REDUCED) {
          rule.media.mediaText = 'all';
        }
      }
    }
    requestAnimationFrame(follow);
  };
  follow();
}

/** Frames, timers and CSS animations. */
function runAt(speed: number): void {
  const { setTimeout: wait, requestAnimationFrame: request, performance } = window;
  const now = performance.now.bind(performance);
  performance.now = () => now() * speed;
  window.requestAnimationFrame = (callback) => request((ms) => callback(ms * speed));
  Object.assign(window, {
    setTimeout: (callback: () => void, ms = 0) => wait(callback, ms / speed),
  });
  const follow = () => {
    for (const animation of document.getAnimations()) animation.playbackRate = speed;
    request(follow);
  };
  follow();
}
