/** Of the time that a hash took, how much its thread then leaves to others while a queue waits. */
const REST = 0.4;

/**
 * How long a thread still has to rest, in milliseconds, before a hash that had to wait for it. What
 * it was idle anyway counts as rest.
 * @param {{ startedAtMs: number, endedAtMs: number }} last the thread's last hash
 * @param {number} nowMs
 * @returns {number}
 */
export function restMs({ startedAtMs, endedAtMs }, nowMs) {
  const owedMs = (endedAtMs - startedAtMs) * REST;
  return Math.max(0, endedAtMs + owedMs - nowMs);
}
