/** Runs in each page before its own code: makes what it shows the same in each run. */

interface Preparation {
  /** The items of local storage. */
  storage: Record<string, string>;
  isOffline: boolean;
}

export function preparePage({ storage, isOffline }: Preparation): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  if (isOffline) Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });

  // Toasts stay: their time is the animation of their progress bar.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }',
  );
  document.adoptedStyleSheets.push(sheet);

  const send = window.fetch;
  window.fetch = async (...request) => {
    const response = await send(...request);
    if (response.status === 204 && response.headers.get('x-scenario')?.endsWith(':timeout'))
      throw new DOMException('signal timed out', 'TimeoutError');
    return response;
  };
}
