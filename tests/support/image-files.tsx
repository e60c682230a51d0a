import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { renderInput } from './render-input.tsx';

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

/** Renders the input of an image of 194 × 112 pixels in a form with a name; returns what `renderInput` does. */
export async function renderImageInput(value?: string) {
  const wrap = (field: ReactNode) => (
    <form aria-label="Form" style={{ maxWidth: 640 }}>
      <input aria-label="Name" />
      {field}
    </form>
  );
  const config = { cropSize: [194, 112] as const };
  const rendered = await renderInput('image', value, {}, { wrap, config });
  await expect.element(rendered.input).toBeInTheDocument();
  return { ...rendered, preview: rendered.screen.getByAltText('What will be saved') };
}
