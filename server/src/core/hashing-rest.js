/** Of the time that a hash took, how much its thread then leaves to others while a queue waits. */
const REST = 0.6;
/** A hash that took very long was kept waiting for a core itself, and others had it meanwhile. */
const REST_MS_MAX = 10;

/**
 * How long a thread still has to rest, in milliseconds, before a hash that had to wait for it. What
 * it was idle anyway counts as rest.
 * @param {{ startedAtMs: number, endedAtMs: number }} last the thread's last hash
 * @param {number} nowMs
 * @returns {number}
 */
export function restMs({ startedAtMs, endedAtMs }, nowMs) {
  const owedMs = Math.min((endedAtMs - startedAtMs) * REST, REST_MS_MAX);
  return Math.max(0, endedAtMs + owedMs - nowMs);
}
