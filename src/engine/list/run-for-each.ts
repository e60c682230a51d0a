import pMap from 'p-map';

/** More requests at once would only wait in the browser, and keep the server from answering others. */
const maxConcurrentRequests = 4;

interface RunForEachOptions<Item> {
  items: readonly Item[];
  /** Sends the request of an item. */
  send: (item: Item) => Promise<void>;
  /** Once it aborts, nothing more is sent; the requests that were sent end. */
  signal: AbortSignal;
  onSuccess: (item: Item) => void;
  onFailure: (item: Item, error: Error) => void;
  /** Called after each item that was sent, with how many were. */
  onProgress: (done: number) => void;
}

/** Sends a request for each item, at most four at once. A failed one does not stop the others. */
export async function runForEach<Item>(options: RunForEachOptions<Item>): Promise<void> {
  const { items, send, signal, onSuccess, onFailure, onProgress } = options;
  let done = 0;
  async function run(item: Item) {
    if (signal.aborted) return;
    try {
      await send(item);
      onSuccess(item);
    } catch (error) {
      onFailure(item, error as Error);
    }
    done += 1;
    onProgress(done);
  }
  await pMap(items, run, { concurrency: maxConcurrentRequests });
}
