import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Of several files the first image, else the first file, whose decoding then says what is wrong with it. */
function chooseFile({ files }: DataTransfer): File | undefined {
  const candidates = [...files];
  return candidates.find(({ type }) => type.startsWith('image/')) ?? candidates[0];
}

const hasFiles = ({ types }: DataTransfer) => types.includes('Files');

const isTextControl = (element: Element) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('textarea, input:not([type=file], [type=range], [type=checkbox])'));

/** Whether an image field should take what is pasted: nothing that a text field would take, and no file but an image. */
function isPastedImage(clipboard: DataTransfer, focused: Element): boolean {
  if (isTextControl(focused) && clipboard.types.includes('text/plain')) return false;
  return chooseFile(clipboard)?.type.startsWith('image/') ?? false;
}

const fieldAttribute = 'data-image-field';

/**
 * Whether a field's form has the focus, or nothing has it but what contains the form: the page or the dialog. Of
 * several image fields, that is the one with the focus, or else the first.
 */
function isAddressed(field: Element, focused: Element): boolean {
  const form = field.closest('form');
  if (!form || !(form.contains(focused) || focused.contains(form))) return false;
  const fields = [...form.querySelectorAll(`[${fieldAttribute}]`)];
  return (fields.find((other) => other.contains(focused)) ?? fields[0]) === field;
}

/** Takes the image that is dropped on an element, or pasted while its form has the focus. */
export function useTransferredImage(
  field: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    const focused = document.activeElement;
    if (!field.current || !focused || !clipboardData || event.defaultPrevented) return;
    if (!isAddressed(field.current, focused) || !isPastedImage(clipboardData, focused)) return;
    event.preventDefault();
    const file = chooseFile(clipboardData);
    if (file) onFile(file);
  });

  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    // Before React's own listeners: a locked form keeps the event from the field.
    const endDrag = () => setDraggedOver(false);
    document.addEventListener('paste', paste);
    window.addEventListener('drop', endDrag, true);
    return () => {
      document.removeEventListener('paste', paste);
      window.removeEventListener('drop', endDrag, true);
    };
  }, []);

  function onDragOver(event: DragEvent) {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setDraggedOver(true);
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
      setDraggedOver(false);
    }
  }

  function onDrop(event: DragEvent) {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    const file = chooseFile(event.dataTransfer);
    if (file) onFile(file);
  }

  return {
    isDraggedOver,
    fieldProps: { [fieldAttribute]: '', onDragOver, onDragLeave, onDrop },
  };
}
