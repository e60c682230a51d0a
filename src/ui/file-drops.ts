/** Where the browser or a script of the element takes a file that is dropped. */
const takers = 'input[type=file], [contenteditable=true]';

function refuse(event: DragEvent): void {
  const { target, dataTransfer } = event;
  const isTaken = event.defaultPrevented || (target instanceof Element && target.closest(takers));
  if (isTaken || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Refuses files where nothing takes them: the browser would open one in place of the page, and what was typed is lost. */
export function refuseFileDrops(): void {
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
}
