/** Creates an image file of one colour. */
export async function createImageFile(name: string, type: string, width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas: run the tests in Chromium.');
  context.fillStyle = '#c02020';
  context.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error(`This browser cannot write ${type}: use another type.`);
  return new File([blob], name, { type });
}
