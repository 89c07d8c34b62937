/** Runs the CSS animations of the page at a speed, also those that begin later, until the returned function is called. */
export function hastenMotion(speed: number): () => void {
  let frame = 0;
  const hasten = () => {
    for (const animation of document.getAnimations()) animation.playbackRate = speed;
    frame = requestAnimationFrame(hasten);
  };
  hasten();
  return () => {
    cancelAnimationFrame(frame);
    finishMotion();
  };
}

/** Ends the CSS animations of the page, without those that run forever. */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
      animation.finish();
    }
  }
}
