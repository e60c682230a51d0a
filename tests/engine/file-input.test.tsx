import { describe, expect, test } from 'vitest';
import type { Constraints } from '../../src/api/contract.ts';
import { renderInput } from '../support/render-input.tsx';

const pdf = new File(['%PDF'], 'terms.pdf', { type: 'application/pdf' });

describe('A file', () => {
  test('is shown with its name and size once it is chosen', async () => {
    const { screen, input, emitted } = await renderInput('file', undefined, {
      contentMediaType: 'application/pdf, image/*',
    });
    await expect.element(input).toHaveAttribute('accept', 'application/pdf,image/*');
    await input.upload(pdf);
    await expect.element(screen.getByText('terms.pdf (4 bytes)')).toBeVisible();
    expect(emitted).toEqual([expect.objectContaining({ name: 'terms.pdf' })]);
  });

  test.each<[string, Constraints, string]>([
    [
      'of another type',
      { contentMediaType: 'image/png, image/webp' },
      'Choose a file of type image/png or image/webp: this one is application/pdf.',
    ],
    ['too large', { maxLength: 3 }, 'Choose a file of at most 3 bytes: this one has 4 bytes.'],
  ])('%s is an error, and the current one is kept', async (_, constraints, message) => {
    const { screen, input, emitted } = await renderInput('file', '/files/old.pdf', constraints);
    await input.upload(pdf);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
    expect(emitted).toEqual(['/files/old.pdf']);
  });

  test('on the server is a link until another is chosen, and again if none is; one that may be null can be removed and kept', async () => {
    const { screen, input, emitted } = await renderInput('file', '/files/old.pdf', {
      type: ['string', 'null'],
    });
    const link = screen.getByRole('link', { name: 'old.pdf' });
    await expect.element(link).toHaveAttribute('href', 'https://api.example.com/files/old.pdf');
    await input.upload(pdf);
    await expect.element(link).not.toBeInTheDocument();
    await input.upload([]);
    await expect.element(link).toBeVisible();
    await screen.getByRole('button', { name: 'Remove Colours' }).click();
    await expect.element(link).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Keep Colours' }).click();
    await expect.element(link).toBeVisible();
    expect(emitted.slice(1)).toEqual(['/files/old.pdf', null, '/files/old.pdf']);
  });

  test('whose address is no web address is no link', async () => {
    const { screen } = await renderInput('file', 'javascript:alert(1)');
    await expect.element(screen.getByText('javascript:alert(1)')).toBeVisible();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });
});
