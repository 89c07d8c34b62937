/**
 * Answers that a service keeps in memory and gives to everybody who asks the same. The object must
 * not change any more; `http/rest.ts` makes its bytes once.
 */
const shared = new WeakSet<object>();

export function shareAnswer<Data extends object>(data: Data): Data {
  shared.add(data);
  return data;
}

export function isSharedAnswer(data: unknown): data is object {
  return typeof data === 'object' && data !== null && shared.has(data);
}
