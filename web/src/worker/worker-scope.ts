/*
 * The types of a service worker that a page lacks. TypeScript separates the two by whole libraries,
 * which cannot both be loaded in one project, so the used names are declared here.
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
