import {
  type ClipboardEvent as ReactClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { getFocused } from '../../ui/focus.ts';

const isImage = ({ type }: File) => type.startsWith('image/');

/** Receives an image that is dropped on the element, or pasted in it, in its form, or outside of all other inputs. */
export function useTransferredImage(
  field: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
) {
  const [isDraggedOver, setDraggedOver] = useState(false);

  function onPaste(event: ReactClipboardEvent | ClipboardEvent) {
    const { clipboardData, defaultPrevented } = event;
    const image = [...(clipboardData?.files ?? [])].find(isImage);
    // If the clipboard also has a text, such as the cells of a sheet, a text field receives it.
    if (!image || defaultPrevented || clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(image);
  }

  const onPasteElsewhere = useEffectEvent((event: ClipboardEvent) => {
    const form = field.current?.closest('form');
    const focused = getFocused();
    // If no field has the focus, no element has it, or one that contains the form, such as a dialog.
    if (form && (!focused || form.contains(focused) || focused.contains(form))) onPaste(event);
  });

  // If there are several image fields, the focused one receives the image before the document does. Otherwise the first
  // one does.
  useEffect(() => {
    document.addEventListener('paste', onPasteElsewhere);
    return () => document.removeEventListener('paste', onPasteElsewhere);
  }, []);

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDraggedOver(true);
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setDraggedOver(false);
  }

  function onDrop(event: DragEvent) {
    const files = [...event.dataTransfer.files];
    // If none is an image, the first file is decoded, which shows what is wrong with it.
    const file = files.find(isImage) ?? files[0];
    setDraggedOver(false);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }

  return { isDraggedOver, fieldProps: { onPaste, onDragOver, onDragLeave, onDrop } };
}
