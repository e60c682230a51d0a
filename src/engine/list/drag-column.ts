import { readTextScale } from '../../ui/theme/rem.ts';
import { clampColumnWidth, type ColumnSizing, measureColumn } from './column-widths.ts';

/**
 * Lets the edge of a column follow the pointer that has pressed its separator, until the pointer is released. Escape
 * restores the previous width, and so does a browser that needs the pointer for something else.
 */
export function dragColumn(
  separator: HTMLElement,
  { pointerId, clientX: startX }: Pick<PointerEvent, 'pointerId' | 'clientX'>,
  { onDrag, onResize }: Pick<ColumnSizing, 'onDrag' | 'onResize'>,
): void {
  // The pointer was released before this code was loaded.
  if (!separator.hasPointerCapture(pointerId)) return;
  const startPx = measureColumn(separator);
  const listening = new AbortController();
  const { signal } = listening;
  let px: number | undefined;

  function follow({ clientX }: PointerEvent) {
    px = clampColumnWidth(startPx + (clientX - startX) / readTextScale());
    onDrag(px);
  }

  function end() {
    listening.abort();
    onDrag();
  }

  separator.addEventListener('pointermove', follow, { signal });
  separator.addEventListener('pointerup', () => px !== undefined && onResize(px), { signal });
  // The event is captured, so that Escape does not reach the list, where it clears the selection.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      separator.releasePointerCapture(pointerId);
      // The browser reports the release only with the next event of the pointer.
      end();
    },
    { signal, capture: true },
  );
  // Every drag ends with this event, even if the separator has been removed.
  window.addEventListener('lostpointercapture', end, { signal });
}
