import { announce } from './announcer.tsx';
import styles from './offline-bar.module.css';

/**
 * Says that the browser is offline, while it is. Its code is loaded with the page, because it could not be loaded then,
 * and it is no component, so that it also shows when a screen fails.
 */
export function installOfflineBar(): void {
  const bar = document.createElement('output');
  bar.className = styles.bar ?? '';
  bar.textContent = 'You are offline.';
  // The announcer says it: not every screen reader announces a region that appears with its text.
  bar.ariaLive = 'off';

  function update() {
    const wasOffline = bar.isConnected;
    if (navigator.onLine === wasOffline)
      announce(wasOffline ? 'You are online again.' : bar.textContent);
    if (navigator.onLine) bar.remove();
    else document.body.append(bar);
  }

  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  update();
}
