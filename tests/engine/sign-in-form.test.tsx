import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type SignIn, SignInFields, useSignInForm } from '../../src/ui/sign-in/sign-in-form.tsx';
import type { SignInConfig } from '../../src/session/sign-in-config.ts';

function Form({ config, signIn }: { config: SignInConfig; signIn: SignIn }) {
  const { onSubmit } = useSignInForm({ signIn, onSuccess: () => undefined });
  return (
    <form onSubmit={onSubmit}>
      <SignInFields config={config} autoFocus />
      <button type="submit">Sign In</button>
    </form>
  );
}

test('A key with several parts has an input for each', async () => {
  const signIn = vi.fn<SignIn>().mockResolvedValue();
  const labels = ['Api-Key', 'Api-Username'];
  await render(<Form config={{ credential: 'apiKey', labels }} signIn={signIn} />);
  const key = page.getByLabelText('Api-Key', { exact: true });
  await expect.element(key).toHaveFocus();
  await userEvent.fill(key, 'secret');
  await userEvent.fill(page.getByLabelText('Api-Username', { exact: true }), 'jane');
  await userEvent.click(page.getByRole('button', { name: 'Sign In' }));
  expect(signIn).toHaveBeenCalledWith(
    { identifier: '', password: 'secret\njane' },
    expect.any(AbortSignal),
  );
});
