import type { ChoicesStore } from './scenario-choices.ts';

/** Makes the browser look offline while the scenario `offline` of any operation is chosen. */
export function simulateOffline(choices: Pick<ChoicesStore, 'get' | 'subscribe'>): void {
  let isOffline = false;

  function update() {
    const wasOffline = isOffline;
    isOffline = Object.values(choices.get()).includes('offline');
    if (isOffline === wasOffline) return;
    // The own property hides the one of the prototype.
    if (isOffline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    else Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  }

  choices.subscribe(update);
  update();
}
