/*
 * What a service worker has and a page has not. TypeScript keeps the two apart by whole libraries,
 * which cannot both be loaded in one project, so the few names that are used stand here.
 */

export type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
};

export type WorkerScope = {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: {
    (name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (name: 'fetch', listener: (event: FetchEvent) => void): void;
    (name: 'message', listener: (event: MessageEvent) => void): void;
  };
};
