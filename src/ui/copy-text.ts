/** Copies by the command of older browsers; also pages without encryption have it. */
function copyByCommand(text: string): boolean {
  const { activeElement } = document;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}

/** Copies a text to the clipboard. Resolves with whether the browser allowed that. */
export async function copyText(text: string): Promise<boolean> {
  // A page without encryption has none.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copyByCommand(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    // The permission was refused: the command needs none.
    return copyByCommand(text);
  }
}
