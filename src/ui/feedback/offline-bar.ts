import { announce } from './announcer.tsx';
import styles from './offline-bar.module.css';

/**
 * Shows a bar while the browser is offline. Its code is part of the page, because it could not be loaded offline. It is
 * not a React component, so that it also appears if a screen fails.
 */
export function installOfflineBar(): void {
  const bar = document.createElement('output');
  bar.className = styles.bar ?? '';
  bar.textContent = 'You are offline.';
  // The announcer reads the text, because not every screen reader announces a region that appears with its text.
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
