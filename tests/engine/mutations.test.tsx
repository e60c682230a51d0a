import { QueryObserver } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { gone } from '../../src/api/api-error.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { settleMutation } from '../../src/engine/mutations/use-api-mutation.ts';
import { Toaster, toastError } from '../../src/ui/feedback/toast.tsx';

const queryClient = createQueryClient();

const outcome = { successMessage: 'User deleted', goneMessage: 'User was gone' };

const toasts = page.getByRole('alert');

describe('A mutation', () => {
  beforeEach(async () => {
    await render(<Toaster />);
  });

  test.each([
    ['that succeeds says so', {}, null, 'User deleted'],
    ['of a gone record says so', gone, null, 'User was gone'],
    ['that fails says why', undefined, new Error('Not now.'), 'Not now.'],
  ])('%s', async (_, response, error, text) => {
    await settleMutation(queryClient, { response, error }, outcome);
    await expect.element(toasts).toHaveTextContent(text);
  });

  test('that was aborted says nothing', async () => {
    await settleMutation(queryClient, { error: new DOMException('', 'AbortError') }, outcome);
    // Toasts appear in their order.
    toastError('Something else.');
    await expect.element(toasts).toHaveTextContent('Something else.');
  });

  test('that succeeds closes only the error of the same source', async () => {
    await settleMutation(queryClient, { error: new Error('Not now.'), source: 'a' });
    await settleMutation(queryClient, { error: new Error('Nor this.'), source: 'b' });
    await expect.poll(() => toasts.elements()).toHaveLength(2);
    await settleMutation(queryClient, { error: null, source: 'a' });
    await expect.element(toasts).toHaveTextContent('Nor this.');
  });
});

test.each([true, false])(
  'What follows a mutation ends when what it changed is read again, if it awaits that: %s',
  async (awaitsRefetch) => {
    const queryKey = ['GET /api/coupons'] as const;
    const second = Promise.withResolvers<number>();
    const responses = [Promise.resolve(1), second.promise];
    const queryFn = async () => responses.shift();
    const observer = new QueryObserver(queryClient, { queryKey, queryFn });
    const unsubscribe = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
    let isSettled = false;
    const settling = settleMutation(
      queryClient,
      { error: null },
      { invalidates: queryKey, awaitsRefetch },
    ).then(() => (isSettled = true));
    await expect.poll(() => responses).toEqual([]);
    // After this pause, whatever does not await the second response has run.
    await new Promise((resolve) => setTimeout(resolve));
    expect(isSettled).toBe(!awaitsRefetch);
    second.resolve(2);
    await settling;
    unsubscribe();
  },
);
