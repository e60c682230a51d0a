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

/** Takes the image that is dropped on an element, or pasted there, in its form, or where nothing takes it. */
export function useTransferredImage(
  field: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
) {
  const [isDraggedOver, setDraggedOver] = useState(false);

  function onPaste(event: ReactClipboardEvent | ClipboardEvent) {
    const { clipboardData, defaultPrevented } = event;
    const image = [...(clipboardData?.files ?? [])].find(isImage);
    // What has a text, too, such as the cells of a sheet, is for a text field.
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

  // Of several image fields, the one with the focus takes the image before the document, or else the first does.
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
    // The decoding of a file that is no image says what is wrong with it.
    const file = files.find(isImage) ?? files[0];
    setDraggedOver(false);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }

  return { isDraggedOver, fieldProps: { onPaste, onDragOver, onDragLeave, onDrop } };
}
