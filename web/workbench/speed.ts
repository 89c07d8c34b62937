/** Runs the time of the page at a speed: frames, timers and CSS animations. Call it before any other code. */
export function setSpeed(speed: number): void {
  if (speed === 1) return;
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
