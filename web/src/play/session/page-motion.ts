/** Runs the CSS animations of the page at a speed, also those that begin later, until the returned function is called. */
export function hastenMotion(speed: number): () => void {
  let frame = 0;
  const hasten = () => {
    for (const animation of endingAnimations()) animation.playbackRate = speed;
    frame = requestAnimationFrame(hasten);
  };
  hasten();
  return () => {
    cancelAnimationFrame(frame);
    finishMotion();
  };
}

/** Ends the CSS animations of the page. */
export function finishMotion(): void {
  for (const animation of endingAnimations()) animation.finish();
}

/** Those of rounds: a scene at rest moves forever. */
const endingAnimations = (): Animation[] =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
