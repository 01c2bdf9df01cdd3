/** The little of a service worker's world that ours uses: the compiler's own list of it cannot stand beside that of a page. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<N extends keyof WorkerEvents>(name: N, listener: (event: WorkerEvents[N]) => void): void;
}

interface WindowClient {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden';
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface Lasting extends Event {
  waitUntil(task: Promise<unknown>): void;
}

interface WorkerEvents {
  install: Lasting;
  activate: Lasting;
  fetch: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
  message: Lasting & { readonly data: unknown };
  push: Lasting & { readonly data: { json(): unknown } | null };
  notificationclick: Lasting & { readonly notification: Notification & { readonly data: unknown } };
}
