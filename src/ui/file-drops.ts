/** The elements in which the browser or a script accepts a dropped file. */
const takers = 'input[type=file], [contenteditable=true]';

function refuse(event: DragEvent): void {
  const { target, dataTransfer } = event;
  const isTaken = event.defaultPrevented || (target instanceof Element && target.closest(takers));
  if (isTaken || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/**
 * Rejects files that are dropped elsewhere. The browser would open such a file in place of the page, and typed values
 * would be lost.
 */
export function refuseFileDrops(): void {
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
}
